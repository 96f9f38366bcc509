import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { whenIdle } from '../../src/components/whenIdle.ts';

const asked = new Set<string>();

/**
 * Stands for what Docusaurus gives to links. It fetches the code of likely next pages as soon as their
 * links are in sight, which is while the page itself comes alive; this one waits until that is done.
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
        resolve(navigator.onLine && docusaurus.prefetch(path));
      });
    });
  },
};
