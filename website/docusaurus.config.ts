import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config } from '@docusaurus/types';
import { storedHistory } from '../releases/history/stored.ts';
import {
  currentVersions,
  docsPluginVersions,
  latest,
  latestVersion,
  sharesPages,
  versions,
} from '../releases/versions.ts';
import { createCodeNames } from './features/api/build/code-names/index.ts';
import { apiReference, component } from './features/api/build/index.ts';
import { apiLinks } from './features/api/build/links/index.ts';
import { createReference } from './features/api/build/reference.ts';
import { builtPages } from './features/article/build/built-pages/index.ts';
import { rehypeDefinitionRows } from './features/article/build/definition-rows.ts';
import { rehypeEmptyHeaders } from './features/article/build/empty-headers.ts';
import { rehypeFormerAnchors } from './features/article/build/former-anchors.ts';
import { createPageFiles } from './features/article/build/page-files/index.ts';
import { compileHints } from './features/bundle/build/compile-hints.ts';
import { assertInternals } from './features/bundle/build/internals/index.ts';
import { saves } from './features/bundle/build/savings/index.ts';
import { sharedChunks } from './features/bundle/build/shared-chunks.ts';
import { codeHighlight, rehypeCode } from './features/code/build/index.ts';
import { defineLanguages } from './features/demo/build/languages.ts';
import { rehypeDemoLinks } from './features/demo/build/links.ts';
import { demoPages } from './features/demo/build/pages.ts';
import { queryEngines } from './features/demo/build/query-engines.ts';
import { headTags, robots, socialCard } from './features/head/build/index.ts';
import { pageTitles } from './features/head/build/page-titles.ts';
import { sitemap } from './features/head/build/sitemap.ts';
import { createPreviews } from './features/live-examples/build/previews/index.ts';
import { rehypeLive } from './features/live-examples/build/rehype-live.ts';
import { pageMarkdown } from './features/markdown-twins/build/index.ts';
import { remarkChanged } from './features/releases/build/changed.ts';
import { defineInstalledReleases } from './features/releases/build/installed/index.ts';
import { remarkLaterNames } from './features/releases/build/later-names.ts';
import { fillReleasePlaceholders } from './features/releases/build/release-placeholders.ts';
import {
  pageDates,
  sharedPages,
  writeSharedPages,
} from './features/releases/build/shared-pages/index.ts';
import { remarkSince } from './features/releases/build/since.ts';
import { remarkStyleChanges } from './features/releases/build/style-changes/index.ts';
import { search, searchIndex } from './features/search/build/index.ts';
import { bootGuards } from './features/shell/build/boot-guards/index.ts';
import { printColors } from './features/shell/build/print-colors/index.ts';
import { redirectPages } from './features/shell/build/redirect-pages/index.ts';
import { withoutScript } from './features/shell/build/without-script/index.ts';
import { upgradeData, upgradeMinors } from './features/upgrade/build/data.ts';
import { upgrade } from './features/upgrade/build/index.ts';
import sidebars from './sidebars.ts';
import { announcementBar } from './site/announcement.ts';
import { formerAnchors } from './site/former-anchors.ts';
import { hasFullHistory } from './site/git-history.ts';
import { links } from './site/links.ts';
import { hasPage, pageText, siteFolder, sourceOf, versionOfPage } from './site/pages.ts';
import { formerAddresses, redirects } from './site/redirects.ts';
import { isWhole, readSettings } from './site/settings.ts';
import { stylesheets } from './src/css/stylesheets.ts';

const settings = readSettings(process.env);
const isHashRouter = settings.router === 'hash';
const hasPageFiles = saves('page-files');
if (hasPageFiles) assertInternals();
// Docusaurus expects the folder of each version when it starts.
if (sharesPages) writeSharedPages(sidebars);
// A partial site lacks pages that its links lead to.
const onBroken = <T>(severity: T) => (isWhole(settings) ? severity : 'ignore');
const builtVersions = versions.filter(({ name }) => settings.versions.includes(name));
const showsLastUpdate = hasFullHistory(process.cwd());

/** With the hash router, the addresses of pages start with it. */
const pathPrefix = isHashRouter ? '#' : '';

const reference = createReference(pathPrefix);

const linksToReference = apiLinks({
  catalogue: reference.catalogue,
  versions: currentVersions,
  pathPrefix,
});

const filesRoot = isHashRouter ? '.' : '';

const previews = createPreviews(builtVersions, filesRoot);

const codeNames = createCodeNames({
  versions: builtVersions,
  catalogue: reference.catalogue,
  release: latest.library,
  enabled: process.env.NODE_ENV === 'production' && !isHashRouter,
});

const markdown = {
  remarkPlugins: [
    [npm2yarn, { sync: true }],
    remarkSince(storedHistory),
    remarkChanged(versions),
    remarkLaterNames(),
    remarkStyleChanges(latest, filesRoot),
    linksToReference.remark,
  ],
  rehypePlugins: [
    rehypeLive(previews.previewOf),
    rehypeCode(codeNames.hasNames),
    rehypeDefinitionRows,
    rehypeEmptyHeaders,
    rehypeFormerAnchors(formerAnchors),
    rehypeDemoLinks(currentVersions),
    linksToReference.rehype,
  ],
} satisfies Pick<PresetOptions['docs'] & object, 'remarkPlugins' | 'rehypePlugins'>;

const fillPlaceholders = fillReleasePlaceholders(versions);

const pageFiles = createPageFiles();

/** These steps process the built pages, in this order. */
const pageSteps = isHashRouter
  ? // The only HTML file has none of the pages in it.
    [headTags]
  : [pageFiles.step, headTags, robots, searchIndex, pageMarkdown];

export default {
  title: 'React Query Builder',
  tagline: 'A visual editor for rules and groups',
  favicon: 'img/favicon.svg',
  url: settings.url,
  baseUrl: '/',
  trailingSlash: false,
  noIndex: settings.noIndex,
  // Built before the site; pages load it by address.
  staticDirectories: ['static', '../dist'],
  clientModules: [
    './src/islands/mount.ts',
    './features/article/client/navigation/arrive.ts',
    './features/releases/client/my-release/watch.ts',
    './features/shell/client/console-utilities/index.ts',
  ],
  onBrokenLinks: onBroken('throw'),
  onBrokenAnchors: onBroken('warn'),
  // The site owns its origin, so its storage keys need no suffix.
  storage: { namespace: false },
  future: {
    v4: true,
    // With this cache, the pages' compilation for the build waits for the one for browsers, which has none.
    faster: { mdxCrossCompilerCache: !hasPageFiles },
    // A shallow clone would date every page to its only commit.
    experimental_vcs: showsLastUpdate ? pageDates() : 'disabled',
    experimental_router: settings.router,
  },
  markdown: {
    hooks: { onBrokenMarkdownLinks: onBroken('warn'), onBrokenMarkdownImages: 'throw' },
    preprocessor: ({ filePath, fileContent }) =>
      fillPlaceholders({
        filePath,
        fileContent: pageText(versionOfPage(filePath).name, fileContent),
      }),
  },
  customFields: {
    chatUrl: settings.chatUrl,
    hasPageFiles,
    latestVersion,
    hostedSearch: settings.algolia,
  },
  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          lastVersion: latestVersion,
          editUrl:
            settings.editUrl &&
            (({ versionDocsDirPath, docPath }) =>
              `${settings.editUrl}${sourceOf(`${siteFolder}/${versionDocsDirPath}/${docPath}`)}`),
          showLastUpdateTime: showsLastUpdate,
          versions: docsPluginVersions,
          onlyIncludeVersions: builtVersions.map(({ name }) => name),
        },
        pages: {
          ...markdown,
          exclude: ['**/*.test.{ts,tsx}', '**/_*/**'],
        },
        blog: false,
        theme: { customCss: stylesheets },
        gtag: settings.gtagId ? { trackingID: settings.gtagId, anonymizeIP: false } : undefined,
        // The plugin warns that it doesn't support the hash router.
        sitemap: isHashRouter ? false : sitemap,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...(sharesPages ? [sharedPages(sidebars)] : []),
    previews.plugin,
    codeHighlight,
    codeNames.plugin,
    // It has no pages, but Markdown in this folder is processed as on a page.
    [
      '@docusaurus/plugin-content-pages',
      { ...markdown, id: 'kits', path: 'kits', exclude: ['**'] },
    ],
    demoPages,
    sharedChunks(component('ApiLayout')),
    compileHints,
    pageFiles.plugin,
    pageTitles,
    socialCard,
    queryEngines,
    defineInstalledReleases,
    defineLanguages,
    printColors,
    apiReference(reference, settings.api),
    upgrade(upgradeData, upgradeMinors),
    bootGuards({ router: settings.router }),
    search,
    builtPages(pageSteps),
    // The hash router has one HTML file, empty without JavaScript, and no address to redirect from.
    ...(isHashRouter
      ? []
      : [
          withoutScript,
          redirectPages({
            redirects: redirects(builtVersions, hasPage),
            createRedirects: formerAddresses,
          }),
        ]),
  ],
  themeConfig: {
    metadata: [{ name: 'theme-color', content: '#3c649f' }],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementBar(settings.announcement),
    navbar: {
      title: 'React Query Builder',
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { to: '/demo', label: 'Demo', position: 'left' },
        { to: '/api', label: 'API', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
        { to: '/my-release', label: 'My release', position: 'right', className: 'my-release' },
        { href: links.repository, label: 'GitHub', position: 'right' },
        { to: '/discord', label: 'Discord', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Getting started', to: '/docs/intro' },
            { label: 'Demo', to: '/demo' },
            { label: 'Sandbox', to: '/sandbox' },
            { label: 'API reference', to: '/api' },
            { label: 'Accessibility', to: '/accessibility' },
          ],
        },
        {
          title: 'External',
          items: [
            { label: 'GitHub', href: links.repository },
            { label: 'npm', href: links.npm },
            { label: 'Discord', to: '/discord' },
          ],
        },
      ],
    },
    // Code is colored at build time. An empty theme keeps Prism's out of the client's config.
    prism: { theme: { plain: {}, styles: [] }, additionalLanguages: [] },
  } satisfies ThemeConfig,
} satisfies Config;
