import type { AlgoliaSettings } from '../../site/settings';
import { embeddedClient } from './embedded-client';
import { hostedClient } from './hosted-client';
import { type SearchClient, SearchError, type SearchQuery } from './protocol';

/** The index of the embedded search, and where the dialog keeps recent searches. */
const embeddedIndex = 'docs';

export interface Search {
  readonly client: SearchClient;
  readonly indexName: string;
  prepare(filters: SearchQuery['facetFilters']): void;
}

let made: Search | undefined;

export interface SearchSettings {
  /** Credentials of the hosted search; `undefined` for the embedded one. */
  readonly hosted: AlgoliaSettings | undefined;
  /** Whether the site is a single file without an index. */
  readonly isOneFile: boolean;
}

/**
 * The site's search, which the dialog and the search page share, along with the data it has loaded.
 */
export function searchOf({ hosted, isOneFile }: SearchSettings): Search {
  made ??= hosted ? hostedSearch(hosted) : isOneFile ? noSearch : embeddedSearch();
  return made;
}

/** A site that's one file has no index. */
const noSearch: Search = {
  client: {
    search: () => Promise.reject(new SearchError('This build has no search index.')),
  },
  indexName: embeddedIndex,
  prepare() {},
};

function hostedSearch(settings: AlgoliaSettings): Search {
  return { client: hostedClient(settings), indexName: settings.indexName, prepare() {} };
}

function embeddedSearch(): Search {
  const client = embeddedClient(window.location.origin);
  return {
    client,
    indexName: embeddedIndex,
    prepare(filters) {
      // The query that needs it reports the failure.
      client.prepare(filters).catch(() => {});
    },
  };
}
