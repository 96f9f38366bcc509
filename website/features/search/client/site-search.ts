import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchClient } from './client';
import { embeddedClient } from './embedded-client';
import { hostedClient } from './hosted-client';
import { useHostedSearch } from './settings';

let made: SearchClient | undefined;

/** The site's search, which the dialog and the search page share, along with the data it has loaded. */
export function useSiteSearch(): SearchClient {
  const hosted = useHostedSearch();
  const isOneFile = useIsOneFile();
  made ??= hosted ? hostedClient(hosted) : isOneFile ? noSearch : embeddedClient();
  return made;
}

/** Whether the site is a single file without an index. */
const useIsOneFile = (): boolean =>
  useDocusaurusContext().siteConfig.future.experimental_router === 'hash';

const noSearch: SearchClient = {
  search: () => Promise.reject(new Error('This build has no search index.')),
  prepare() {},
};

/** Why the search cannot answer in this build; `undefined` when it can. */
export function useUnavailableReason(): string | undefined {
  const hosted = useHostedSearch();
  const isOneFile = useIsOneFile();
  if (hosted) return undefined;
  if (isOneFile) {
    return 'This copy of the site is a single file without a search index. To search, use the site on a web server.';
  }
  if (process.env.NODE_ENV !== 'production') {
    return 'This server searches the last build. If you haven’t built the site yet, run “npm run build”.';
  }
  return undefined;
}
