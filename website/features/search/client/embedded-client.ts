import { fetchJson, loadedOnce } from '../../../src/components/loadedOnce';
import type { Hit, SearchClient } from './client';
import { buildEngine } from './engine';
import { mark, snippet } from './highlight';
import { hitsPerPage, maxQueryLength, snippetWords } from './limits';
import { sectionsOf, shardsOf } from './shards';
import { type IndexManifest, manifestPath, type Section, type Shard } from './types';

/**
 * Creates a client that searches the files that the build wrote next to the pages, which are in the site's
 * language. Loaded files are cached. The next search retries a file that failed to load.
 *
 * @param get - Fetches JSON from a path on the site; rejects if there is none.
 */
export function embeddedClient(get: (path: string) => Promise<unknown> = fetchJson): SearchClient {
  const loadFile = loadedOnce(get);
  const load = <T>(path: string) => loadFile(path) as Promise<T>;

  async function sections(tags: readonly string[]): Promise<Section[]> {
    const manifest = await load<IndexManifest>(manifestPath);
    const shards = await Promise.all(
      shardsOf(manifest, tags).map(async ({ tags: own, file }) => ({
        own,
        shard: await load<Shard>(file),
      })),
    );
    return tags.flatMap((tag) =>
      shards
        .filter(({ own }) => own.includes(tag))
        .flatMap(({ shard }) => sectionsOf(shard, tag, manifest.bases[tag] ?? '')),
    );
  }

  const engineOf = loadedOnce(async (tags: string) => buildEngine(await sections(tags.split(' '))));

  return {
    async search({ query, tags, page }) {
      const asked = query.slice(0, maxQueryLength);
      const engine = await engineOf(tags.join(' '));
      const found = engine.find(asked);
      return {
        hits: found
          .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
          .map(([best, ...others]) => ({
            ...hitOf(best, asked),
            others: others.map((section) => hitOf(section, asked)),
          })),
        count: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
      };
    },
    prepare(tags) {
      engineOf(tags.join(' ')).catch(() => {});
    },
  };
}

function hitOf({ url, trail, text }: Section, query: string): Hit {
  const shown = text.split('\n')[0] ?? '';
  return {
    url,
    names: trail.map((name) => mark(name, query)),
    snippet: mark(snippet(shown, query, snippetWords), query) || undefined,
  };
}
