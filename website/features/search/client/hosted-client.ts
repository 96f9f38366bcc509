import { language } from '../../../site/search-tags';
import type { AlgoliaSettings } from '../../../site/settings';
import { loadedOnce } from '../../../src/components/loadedOnce';
import type { Hit, SearchClient } from './client';
import { type Hierarchy, trailOf } from './hierarchy';
import { hitsPerPage, snippetWords } from './limits';

/** Milliseconds until the service is considered unreachable. */
const longestWait = 8000;

interface Marked {
  readonly value: string;
}

/** What the service answers about a record. */
interface HostedHit {
  readonly url: string;
  readonly _highlightResult: { readonly hierarchy: Hierarchy<Marked> };
  readonly _snippetResult?: { readonly content?: Marked };
}

interface HostedAnswer {
  readonly hits: readonly HostedHit[];
  readonly nbHits?: number;
  readonly nbPages?: number;
}

/**
 * Creates a client for the hosted service. Its searches reject whatever goes wrong, from a rejected key to an invalid
 * response.
 *
 * @param settings - Public credentials.
 */
export function hostedClient({ appId, apiKey, indexName }: AlgoliaSettings): SearchClient {
  // Loaded by the first search, because readers of the embedded search never need it.
  const clientOf = loadedOnce(async (id: string) =>
    (await import('algoliasearch/lite')).liteClient(id, apiKey),
  );
  return {
    async search({ query, tags, page }) {
      const request = {
        indexName,
        query,
        page,
        hitsPerPage,
        facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
        attributesToSnippet: [`content:${snippetWords}`],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const client = await clientOf(appId);
      const answer = await Promise.race([client.search({ requests: [request] }), tooLate()]);
      const { hits, nbHits = 0, nbPages = 0 } = answer.results[0] as unknown as HostedAnswer;
      return { hits: hits.filter(isWhole).map(hitOf), count: nbHits, pages: nbPages };
    },
    prepare() {},
  };
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No response after ${longestWait} ms.`)), longestWait);
  });

/** Whether a hit has what every record has. An index may hold records of other crawlers. */
const isWhole = ({ url, _highlightResult }: HostedHit): boolean =>
  URL.canParse(url) && trailOf(_highlightResult?.hierarchy ?? {}).length > 1;

const hitOf = ({ url, _highlightResult, _snippetResult }: HostedHit): Hit => ({
  url: withoutOrigin(url),
  names: trailOf(_highlightResult.hierarchy).map(({ value }) => value),
  snippet: _snippetResult?.content?.value,
});

/** The index may come from a build with another origin, but its pages are on this site too. */
function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}
