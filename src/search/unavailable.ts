import { useSearchSettings } from './settings';

/** Why the search cannot answer in this build; `undefined` when it can. */
export function useUnavailableReason(): string | undefined {
  const { hosted, isOneFile } = useSearchSettings();
  if (hosted) return undefined;
  if (isOneFile) {
    return 'This copy of the site is one file without an index, so it cannot search. The same site on a web server can.';
  }
  if (process.env.NODE_ENV !== 'production') {
    return 'Is there an index yet? Run “npm run build” once: this server searches the last build.';
  }
  return undefined;
}
