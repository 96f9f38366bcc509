import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedClient, embeddedClient } from '../../src/search/embedded-client.ts';
import { facetFilters } from '../../src/search/facets.ts';
import type { SearchClient, SearchHit } from '../../src/search/protocol.ts';
import { tagsOf } from '../../src/search/tags.ts';
import { root } from '../fixture/paths.ts';

const origin = 'http://localhost';

/** The embedded search over `build/`, without a browser. */
export const builtSearch = (): EmbeddedClient =>
  embeddedClient(origin, async (url) =>
    JSON.parse(readFileSync(join(root, 'build', url.slice(origin.length)), 'utf8')),
  );

/** The first page of hits for a reader of a version, as addresses without an origin. */
export async function hitsOf(
  client: SearchClient,
  query: string,
  version: string,
): Promise<readonly SearchHit[]> {
  const { results } = await client.search({
    requests: [{ query, facetFilters: facetFilters('en', tagsOf(version)) }],
  });
  return (results[0]?.hits ?? []).map((hit) => ({ ...hit, url: hit.url.slice(origin.length) }));
}
