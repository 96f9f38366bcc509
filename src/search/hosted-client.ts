import type { AlgoliaSettings } from '../../site/settings';
import { loadedOnce } from '../components/loadedOnce';
import { type SearchAnswer, type SearchClient, SearchError } from './protocol';

/** Milliseconds until the service is considered unreachable. */
const longestWait = 8000;

/**
 * Creates a client for the hosted service. Whatever goes wrong, from a rejected key to an invalid
 * response, becomes one kind of error.
 *
 * @param settings - Public credentials.
 */
export function hostedClient({ appId, apiKey }: AlgoliaSettings): SearchClient {
  // Loaded by the first search, because readers of the embedded search never need it.
  const clientOf = loadedOnce(async (id: string) =>
    (await import('algoliasearch/lite')).liteClient(id, apiKey),
  );
  return {
    async search(request) {
      try {
        const client = await clientOf(appId);
        const answer = client.search(request as never) as Promise<unknown>;
        return checked(await Promise.race([answer, tooLate()]));
      } catch (cause) {
        throw new SearchError('The search service didn’t respond.', { cause });
      }
    },
  };
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No response after ${longestWait} ms.`)), longestWait);
  });

/** Validates an answer, and drops hits that lack a required property. */
function checked(answer: unknown): { readonly results: readonly SearchAnswer[] } {
  const { results } = answer as { readonly results: readonly SearchAnswer[] };
  return {
    results: results.map((result) => ({
      ...result,
      hits: result.hits.filter(
        ({ url, hierarchy, _highlightResult }) =>
          URL.canParse(url) && hierarchy?.lvl0 && hierarchy.lvl1 && _highlightResult?.hierarchy,
      ),
    })),
  };
}
