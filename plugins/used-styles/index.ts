import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { fileOfPage } from '../page-files/html.ts';
import { saves } from '../savings/index.ts';
import { ofModule, UsedStylesBundlerPlugin } from './bundler.ts';
import { classesOf } from './html.ts';

/**
 * Takes what no page uses out of the stylesheets: a third of the theme's design system.
 *
 * The scripts of the client tell what is used, and the sources of what is rendered only when the site is
 * built. A page that has a class whose rules are missing all the same stops the build.
 */
export function usedStyles({ siteDir }: LoadContext): Plugin {
  let bundlerPlugin: UsedStylesBundlerPlugin | undefined;
  return {
    name: 'used-styles',
    configureWebpack(_config, isServer) {
      if (isServer || !saves('used-styles')) return {};
      bundlerPlugin = new UsedStylesBundlerPlugin(sourcesOfArticles(siteDir));
      return { plugins: [bundlerPlugin] } as object;
    },
    postBuild({ outDir, baseUrl, routesPaths }) {
      if (!bundlerPlugin) return;
      const styles = stylesIn(join(outDir, 'assets/css'));
      for (const path of routesPaths) {
        const html = readFileSync(fileOfPage(outDir, path.slice(baseUrl.length)), 'utf8');
        for (const name of new Set(classesOf(html))) {
          if (bundlerPlugin.removed.has(name)) {
            throw new Error(
              `plugins/used-styles took the styles of .${name} away, as no script names it, but ${path} has it. Write the whole name in the component that renders it.`,
            );
          }
          if (ofModule.test(name) && !styles.includes(name)) {
            throw new Error(
              `${path} has the class .${name}, whose styles the client doesn't load. Import its CSS module in plugins/page-files/client/article-styles.ts.`,
            );
          }
        }
      }
    },
  };
}

/** The code of what can be in an article: components of the theme and of this site, and plugins. */
function sourcesOfArticles(siteDir: string): readonly string[] {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const theme = dirname(resolve('@docusaurus/theme-classic/package.json'));
  return [
    ...Globby.sync('lib/theme/{Admonition,DocCard,DocCardList,Heading,MDXComponents}/**/*.js', {
      cwd: theme,
      absolute: true,
    }),
    ...Globby.sync('{src/components,src/theme,plugins}/**/*.{ts,tsx}', {
      cwd: siteDir,
      absolute: true,
    }),
  ].map((file) => readFileSync(file, 'utf8'));
}

const stylesIn = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
