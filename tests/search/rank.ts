import { groupedByPage } from '../../src/search/dialog-groups.ts';
import type { SearchClient, SearchHit } from '../../src/search/protocol.ts';
import { hitsOf } from './built-index.ts';
import type { Question } from './question.ts';

/** The places of the answer to a question, from 1; `Infinity` when it isn't on the first page of hits. */
export interface Ranks {
  /** In the engine's order. */
  readonly engine: number;
  /** Among the lines of the dialog. */
  readonly dialog: number;
}

/**
 * Asks a question.
 *
 * @param client - Of the built index.
 */
export async function ranksOf(
  client: SearchClient,
  { query, version, expected }: Question,
): Promise<Ranks> {
  const rankIn = (hits: readonly SearchHit[]) => {
    const at = hits.findIndex(({ url }) => expected.some((page) => isWithin(url, page)));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  };
  // It names groups, and leaves the order to the engine.
  const inDialog = groupedByPage(client, (url) => (url.includes('/api/') ? 'API' : version));
  const hits = await hitsOf(inDialog, query, version);
  return { engine: rankIn(hits), dialog: rankIn(docSearchOrder(hits)) };
}

/** A section is within its page; a page is not within one of its sections. */
const isWithin = (url: string, page: string) => url === page || url.startsWith(`${page}#`);

/** The order in which DocSearch lists hits: by the name of their highest level, then by that of their page. */
const docSearchOrder = (hits: readonly SearchHit[]): readonly SearchHit[] =>
  groups(hits, ({ _highlightResult: { hierarchy } }) =>
    (hierarchy.lvl0?.value ?? '').replace(/<\/?mark>/g, ''),
  ).flatMap((group) => groups(group, ({ hierarchy }) => hierarchy.lvl1 ?? '').flat());

function groups<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}
