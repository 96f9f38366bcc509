import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Lets a long page of the docs show, and come alive, before what is far below the screen is drawn: that
 * follows piece by piece when the browser is idle. mark-page.js decides whether it does.
 */
export function drawLater(): Plugin {
  return {
    name: 'draw-later',
    getClientModules: () => [here('draw-rest.ts')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: readFileSync(here('mark-page.js'), 'utf8') }],
    }),
  };
}
