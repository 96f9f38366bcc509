import type { SearchClient } from '../../website/features/search/client/client.ts';
import { hitsOf } from './built-index.ts';
import type { Question } from './question.ts';

/**
 * The place of the answer to a question, from 1; `Infinity` when it isn't on the first page of hits.
 *
 * @param client - Of the built index.
 */
export async function rankOf(
  client: SearchClient,
  { query, version, expected }: Question,
): Promise<number> {
  const hits = await hitsOf(client, query, version);
  const at = hits.findIndex(({ url }) => expected.some((page) => isWithin(url, page)));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** A section is within its page; a page is not within one of its sections. */
const isWithin = (url: string, page: string) => url === page || url.startsWith(`${page}#`);
