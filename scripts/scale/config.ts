import { resolve } from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import siteConfig from '../../docusaurus.config.ts';
import { bootGuards } from '../../plugins/boot-guards/index.ts';
import { builtPages } from '../../plugins/built-pages/index.ts';
import { codeHighlight, rehypeCode } from '../../plugins/code-highlight/index.ts';
import { compileHints } from '../../plugins/compile-hints/index.ts';
import { defineInstalledReleases } from '../../plugins/installed-releases/index.ts';
import { literalRoutes } from '../../plugins/literal-routes/index.ts';
import { createPageFiles } from '../../plugins/page-files/index.ts';
import { pageTitles } from '../../plugins/page-titles/index.ts';
import { queryEngines } from '../../plugins/query-engines/index.ts';
import { search, searchIndex } from '../../plugins/search/index.ts';
import { sharedChunks } from '../../plugins/shared-chunks/index.ts';
import { smallClient } from '../../plugins/small-client/index.ts';
import { docsPluginVersions, latestVersion } from '../../site/versions.ts';
import { stylesheets } from '../../src/css/stylesheets.ts';

const docsOptions = {
  sidebarPath: './sidebars.json',
  lastVersion: latestVersion,
  versions: docsPluginVersions,
} satisfies PresetOptions['docs'];

const { navbar, footer, ...themeConfig } = siteConfig.themeConfig as ThemeConfig;

/** Without the links to pages outside the docs, because these sites have none. */
const common = {
  title: siteConfig.title,
  favicon: siteConfig.favicon,
  url: siteConfig.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  storage: siteConfig.storage,
  future: { v4: true, faster: { mdxCrossCompilerCache: false }, experimental_vcs: 'disabled' },
  customFields: { ...siteConfig.customFields, hasPageFiles: true },
  clientModules: [resolve('src/islands/mount.ts')],
  themeConfig: { ...themeConfig, navbar, footer, announcementBar: undefined },
} satisfies Config;

const pageFiles = createPageFiles();

export const site: Config = {
  ...common,
  presets: [
    [
      'classic',
      {
        docs: { ...docsOptions, rehypePlugins: [rehypeCode(() => false)] },
        blog: false,
        pages: false,
        theme: { customCss: stylesheets },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    codeHighlight,
    literalRoutes,
    sharedChunks,
    compileHints,
    pageFiles.plugin,
    pageTitles,
    // The kits on the docs' pages are builders of the demo.
    queryEngines,
    defineInstalledReleases,
    smallClient,
    bootGuards({ router: 'browser' }),
    search,
    builtPages([pageFiles.step, searchIndex]),
  ],
};

/** What `create-docusaurus` writes, with the same navbar, footer, and versions. */
export const stock: Config = {
  ...common,
  themeConfig: {
    ...common.themeConfig,
    // The site's search is part of the theme.
    navbar: { ...navbar, items: navbar?.items?.filter(({ type }) => type !== 'search') ?? [] },
  },
  presets: [['classic', { docs: docsOptions, blog: false, pages: false } satisfies PresetOptions]],
};
