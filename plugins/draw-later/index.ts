import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { inlineScript } from '../boot-guards/inline-script.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Lets a long page of the docs show, and come alive, before what is far below the screen is drawn: that
 * follows when the reader moves, piece by piece. mark-page.js decides on which visits.
 */
export function drawLater(): Plugin {
  return {
    name: 'draw-later',
    getClientModules: () => [here('draw-rest.ts')],
    injectHtmlTags: () => ({ headTags: [inlineScript(here('mark-page.js'))] }),
  };
}
