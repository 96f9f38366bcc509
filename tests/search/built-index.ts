import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hit, SearchClient } from '../../website/features/search/client/client.ts';
import { embeddedClient } from '../../website/features/search/client/embedded-client.ts';
import { tagsOf } from '../../website/site/search-tags.ts';
import { root } from '../fixture/paths.ts';

/** The embedded search over `build/`, without a browser. */
export const builtSearch = (): SearchClient =>
  embeddedClient(async (path) => JSON.parse(readFileSync(join(root, 'build', path), 'utf8')));

/** The first page of hits for a reader of a version. */
export async function hitsOf(
  client: SearchClient,
  query: string,
  version: string,
): Promise<readonly Hit[]> {
  const { hits } = await client.search({ query, tags: tagsOf(version), page: 0 });
  return hits;
}
