import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { LazyRoutesBundlerPlugin } from './bundler.ts';
import { routesBelow } from './generated.ts';
import { addScripts, fileOfPage } from './html.ts';
import { assertTested, failMoved } from './internals.ts';
import { generatedReplacements, generateModules, type Replacement } from './replacements.ts';

type Rspack = Compiler['webpack'] & { readonly rspackVersion?: string };

/**
 * Makes what a page costs independent of how many pages there are.
 *
 * Docusaurus tells each client of all pages: their routes, their chunks, the chunks' files, and the
 * docs of all versions. With this plugin a page loads these of its own section only, such as one
 * version of the docs, or of a shard of a large section; those of another come with the first preload of
 * a page in it. Of other sections a client knows the main page of each version, which menus lead to.
 *
 * It changes the client of a production build alone: pages are rendered, and `docusaurus start` runs,
 * as without it. `SITE_STOCK_ROUTES=true` builds the client without it too: for tests that compare,
 * and while a dependency is newer than what it was written against, see internals.ts.
 *
 * Limits: links in sight fetch pages of loaded sections and shards ahead, and main pages; others are
 * loaded when the pointer comes. `useDocsData` knows the docs of what is loaded, so a navbar item of the
 * type `doc` must lead to a main page.
 */
export function lazyRoutes({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const isOff =
    process.env.SITE_STOCK_ROUTES === 'true' || siteConfig.future.experimental_router === 'hash';
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  let bundlerPlugin: LazyRoutesBundlerPlugin | undefined;

  return {
    name: 'lazy-routes',

    configureWebpack({ plugins = [], experiments }, isServer, { currentBundler }) {
      if (isOff || isServer || process.env.NODE_ENV !== 'production') return {};
      const rspack = currentBundler.instance as unknown as Rspack;
      assertTested('@rspack/core', rspack.rspackVersion ?? `replaced by ${currentBundler.name}`);
      assertDocusaurus(siteDir);
      const client = join(dirname(resolve('@docusaurus/core/package.json')), 'lib/client');
      const { parts } = generateModules(generatedFilesDir);
      const preload = {
        replaced: join(client, 'preload.js'),
        by: fileURLToPath(new URL('runtime/preload.ts', import.meta.url)),
      };
      const replacements: readonly Replacement[] = [
        ...generatedReplacements(generatedFilesDir),
        { ...preload, request: /^\.\/preload$/, from: client },
        { ...preload, request: /^@docusaurus\/core\/lib\/client\/preload$/, from: sidebarParts },
      ];
      bundlerPlugin = new LazyRoutesBundlerPlugin(parts, replacements);
      return {
        mergeStrategy: { plugins: 'replace' },
        // A chunk goes by its name, so one map from names to hashes tells all files.
        optimization: { chunkIds: 'named' },
        plugins: [...withoutChunkAssets(plugins), bundlerPlugin],
        experiments: withOwnCache(experiments),
      } as object;
    },

    postBuild({ outDir, baseUrl }) {
      for (const { script, container, ...part } of bundlerPlugin?.scripts ?? []) {
        const isFor = ('isFor' in part && part.isFor) || (() => true);
        // All at once, since other plugins may be at work on the pages too.
        for (const { path } of routesBelow(container).filter((it) => it.exact && isFor(it.path))) {
          const file = fileOfPage(outDir, path.slice(baseUrl.length));
          writeFileSync(file, addScripts(readFileSync(file, 'utf8'), [script]));
        }
      }
    },
  };
}

/** The one part of the site that loads pages without going there. */
const sidebarParts = fileURLToPath(new URL('../../src/components/SidebarParts', import.meta.url));

function assertDocusaurus(siteDir: string): void {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const manifests = {
    '@docusaurus/core': resolve('@docusaurus/core/package.json'),
    // This one exports no package.json, but its main file, a folder down.
    '@docusaurus/plugin-content-docs': join(
      dirname(resolve('@docusaurus/plugin-content-docs')),
      '../package.json',
    ),
  } as const;
  for (const name of ['@docusaurus/core', '@docusaurus/plugin-content-docs'] as const) {
    assertTested(name, JSON.parse(readFileSync(manifests[name], 'utf8')).version);
  }
}

/** Docusaurus' own map from the names of chunks to their ids; runtime/sections.ts does without. */
function withoutChunkAssets<T>(plugins: readonly T[]): readonly T[] {
  const left = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (left.length !== plugins.length - 1) {
    failMoved('@docusaurus/core', 'the bundler has no ChunkAssetPlugin');
  }
  return left;
}

/** The bundler does not notice that modules are replaced, so it gets a cache of its own. */
function withOwnCache(experiments: object | undefined) {
  const { cache } = (experiments ?? {}) as { readonly cache?: { readonly version?: string } };
  return cache ? { cache: { ...cache, version: `${cache.version}-lazy-routes` } } : {};
}
