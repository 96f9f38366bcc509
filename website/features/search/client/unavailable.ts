import { useSearchSettings } from './settings';

/** Why the search cannot answer in this build; `undefined` when it can. */
export function useUnavailableReason(): string | undefined {
  const { hosted, isOneFile } = useSearchSettings();
  if (hosted) return undefined;
  if (isOneFile) {
    return 'This copy of the site is a single file without a search index. To search, use the site on a web server.';
  }
  if (process.env.NODE_ENV !== 'production') {
    return 'This server searches the last build. If you haven’t built the site yet, run “npm run build”.';
  }
  return undefined;
}
