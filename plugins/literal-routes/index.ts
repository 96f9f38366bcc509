import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const ownRouter = fileURLToPath(new URL('react-router.ts', import.meta.url));

/**
 * Keeps the build's time per page from growing with the number of pages. To render one page, Docusaurus
 * compares its address with those of all pages of its version, several times. react-router does that with
 * regular expressions, even for addresses without parameters. `npm run bench:scale` shows the difference: with
 * 8,000 pages in six versions, rendering takes 74 s instead of 161 s.
 */
export const literalRoutes = (): Plugin => ({
  name: 'literal-routes',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {
          module: {
            rules: [{ exclude: ownRouter, resolve: { alias: { 'react-router$': ownRouter } } }],
          },
        }
      : {},
});
