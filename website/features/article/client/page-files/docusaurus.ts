import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { whenIdle } from '../../../../src/components/whenIdle.ts';
import { fileOf, keyOf } from '../../page-file.ts';
import { isPageFile } from './pages.ts';

const asked = new Set<string>();

/**
 * Replaces the functions that Docusaurus gives to links, so that page files are prefetched like
 * scripts. Links that are visible at once are prefetched after the page has hydrated.
 */
export default {
  ...docusaurus,
  prefetch(path: string): false | Promise<unknown> {
    if (asked.has(path)) return false;
    asked.add(path);
    return new Promise((resolve) => {
      whenIdle(() => {
        // The network may be gone by then; a link that comes into view again retries.
        if (!navigator.onLine) asked.delete(path);
        const scripts = navigator.onLine && docusaurus.prefetch(path);
        const file = isPageFile(path) && keyOf(path) !== keyOf(location.pathname) && fileOf(path);
        resolve(scripts && Promise.all([scripts, file && prefetchFile(file)]));
      });
    });
  },
  /** Nobody waits for it, so a failure isn't reported: a click loads the page again, and reports its own. */
  preload(path: string): false | Promise<unknown> {
    const loading = docusaurus.preload(path);
    return loading ? loading.catch(() => undefined) : false;
  },
};
