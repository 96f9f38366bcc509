import { fetchJson, loadedOnce } from '../components/loadedOnce';
import { buildEngine, type Engine } from './engine';
import { readFacets } from './facets';
import { hitOf } from './hits';
import { hitsPerPage, maxQueryLength } from './limits';
import { type SearchAnswer, type SearchClient, SearchError, type SearchQuery } from './protocol';
import { sectionsOf, shardsOf } from './shards';
import { type Manifest, manifestPath, type Section, type Shard } from './types';

/** A client that needs no service, and can load ahead what queries will need. */
export interface EmbeddedClient extends SearchClient {
  prepare(filters: SearchQuery['facetFilters']): Promise<void>;
}

/**
 * Creates a client that searches the files that the build wrote next to the pages. Loaded files are
 * cached. The next query retries a file that failed to load.
 *
 * @param origin - Where the files are, and what the addresses of hits start with.
 * @param get - Fetches JSON; rejects if there is none.
 */
export function embeddedClient(
  origin: string,
  get: (url: string) => Promise<unknown> = fetchJson,
): EmbeddedClient {
  const loadFile = loadedOnce((path: string) => get(origin + path));
  const load = <T>(path: string) => loadFile(path) as Promise<T>;

  async function sections(tags: readonly string[]): Promise<Section[]> {
    const manifest = await load<Manifest>(manifestPath);
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

  async function engineFor(filters: SearchQuery['facetFilters']): Promise<Engine> {
    const manifest = await load<Manifest>(manifestPath);
    const { tags, languages } = readFacets(filters);
    const known = Object.keys(manifest.bases);
    const wanted =
      languages && !languages.includes(manifest.language)
        ? []
        : (tags ?? known).filter((tag) => known.includes(tag));
    return engineOf(wanted.join(' '));
  }

  async function answer(query: SearchQuery): Promise<SearchAnswer> {
    const started = performance.now();
    const engine = await engineFor(query.facetFilters);
    const asked = (query.query ?? '').slice(0, maxQueryLength);
    const found = engine.find(asked);
    const { page = 0, hitsPerPage: size = hitsPerPage } = query;
    const hitFor = (section: Section) => hitOf(section, { ...query, query: asked }, origin);
    return {
      hits: found
        .slice(page * size, (page + 1) * size)
        .map(([best, ...others]) => ({ ...hitFor(best), others: others.map(hitFor) })),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / size),
      hitsPerPage: size,
      query: query.query ?? '',
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  return {
    async search({ requests }) {
      try {
        return { results: await Promise.all(requests.map(answer)) };
      } catch (cause) {
        throw new SearchError('The search index could not be loaded.', { cause });
      }
    },
    async prepare(filters) {
      await engineFor(filters);
    },
  };
}
