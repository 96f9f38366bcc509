import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Without JavaScript every tab panel shows, because nothing could switch them. */
const showAllTabs = '<style>[role=tabpanel][hidden]{display:block!important}</style>';

/**
 * What must happen before the application starts: clean addresses, recovery from a stale
 * deployment, and the page for unknown addresses.
 *
 * @param options.router - With the hash router there is a single address, so nothing is to clean.
 */
export function bootGuards({ router }: { readonly router: 'browser' | 'hash' }) {
  return (): Plugin => ({
    name: 'boot-guards',
    getClientModules: () => (router === 'browser' ? [here('render-not-found.ts')] : []),
    injectHtmlTags: () => ({
      headTags: [
        ...(router === 'browser' ? [inlineScript('clean-address.js')] : []),
        inlineScript('stale-deploy.js'),
        { tagName: 'noscript', innerHTML: showAllTabs },
      ],
    }),
  });
}

function inlineScript(file: string) {
  const source = readFileSync(here(file), 'utf8');
  return { tagName: 'script', innerHTML: source.replace(/^\s*\/\/.*\n/gm, '') };
}
