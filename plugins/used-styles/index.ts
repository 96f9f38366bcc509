import { readFileSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fileOfPage } from '../lazy-routes/html.ts';
import { UsedStylesBundlerPlugin } from './bundler.ts';
import { classesOf } from './html.ts';

/**
 * Takes what no page uses out of the stylesheets: a third of the theme's design system.
 *
 * Scripts tell what is used, as every page is drawn by them. A page that has a class all the same whose
 * rules were taken stops the build.
 */
export function usedStyles({ siteConfig }: LoadContext): Plugin {
  const bundlerPlugin = new UsedStylesBundlerPlugin();
  return {
    name: 'used-styles',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : ({ plugins: [bundlerPlugin] } as object),
    postBuild({ outDir, baseUrl, routesPaths }) {
      if (siteConfig.future.experimental_router === 'hash') return;
      for (const path of routesPaths) {
        const html = readFileSync(fileOfPage(outDir, path.slice(baseUrl.length)), 'utf8');
        const missed = classesOf(html).find((name) => bundlerPlugin.removed.has(name));
        if (missed) {
          throw new Error(
            `plugins/used-styles took the styles of .${missed} away, as no script names it, but ${path} has it. Write the whole name in the component that draws it.`,
          );
        }
      }
    },
  };
}
