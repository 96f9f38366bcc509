import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { whenIdle } from '../../../src/components/whenIdle.ts';
import { fileOf, keyOf } from '../page-file.ts';
import { isPageFile } from './pages.ts';

const asked = new Set<string>();

/**
 * Takes the place of what Docusaurus gives to links: files of pages are fetched ahead like scripts.
 * Links that are in sight at once ask while the page hydrates, so it waits until that is done.
 */
export default {
  ...docusaurus,
  prefetch(path: string): false | Promise<unknown> {
    if (asked.has(path)) return false;
    asked.add(path);
    return new Promise((resolve) => {
      whenIdle(() => {
        // By then the network may be gone; a link that comes into sight again asks again.
        if (!navigator.onLine) asked.delete(path);
        const scripts = navigator.onLine && docusaurus.prefetch(path);
        const file = isPageFile(path) && keyOf(path) !== keyOf(location.pathname) && fileOf(path);
        resolve(scripts && Promise.all([scripts, file && prefetchFile(file)]));
      });
    });
  },
};
