import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { redirectPage } from './redirect-page.ts';

interface Redirects {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The other addresses of a page. */
  readonly createRedirects: (path: string) => readonly string[];
}

/**
 * Writes a page for each redirect within the site. Each page of the official plugin has a different
 * script, which a strict Content-Security-Policy can't allow.
 *
 * @throws Error for a redirect from a page, or to an address without one.
 */
export function redirectPages({ redirects, createRedirects }: Redirects) {
  return (): Plugin => ({
    name: 'redirect-pages',
    postBuild({ routesPaths, outDir }) {
      const pages = new Set(routesPaths);
      const toPages = routesPaths.flatMap((to) =>
        createRedirects(to).map((from) => ({ from, to })),
      );
      for (const { from, to } of [...redirects, ...toPages]) {
        if (pages.has(from)) throw new Error(`${from} redirects to ${to}, but it's a page.`);
        if (!pages.has(to)) throw new Error(`${from} redirects to ${to}, which isn't a page.`);
        const file = join(outDir, from, 'index.html');
        mkdirSync(dirname(file), { recursive: true });
        // A file that exists is an error.
        writeFileSync(file, redirectPage(to), { flag: 'wx' });
      }
    },
  });
}
