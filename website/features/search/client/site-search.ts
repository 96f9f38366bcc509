import type { AlgoliaSettings } from '../../../site/settings';
import { type SearchClient, SearchError } from './client';
import { embeddedClient } from './embedded-client';
import { hostedClient } from './hosted-client';

export interface SearchSettings {
  /** Credentials of the hosted search; `undefined` for the embedded one. */
  readonly hosted: AlgoliaSettings | undefined;
  /** Whether the site is a single file without an index. */
  readonly isOneFile: boolean;
  /** Of the site's pages. */
  readonly language: string;
}

let made: SearchClient | undefined;

/**
 * The site's search, which the dialog and the search page share, along with the data it has loaded.
 */
export function siteSearch({ hosted, isOneFile, language }: SearchSettings): SearchClient {
  made ??= hosted ? hostedClient(hosted, language) : isOneFile ? noSearch : embeddedClient();
  return made;
}

const noSearch: SearchClient = {
  search: () => Promise.reject(new SearchError('This build has no search index.')),
  prepare() {},
};
