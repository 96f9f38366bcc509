import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config } from '@docusaurus/types';
import { storedHistory } from './library/history/stored.ts';
import { apiLinks } from './plugins/api-links/index.ts';
import { apiReference } from './plugins/api-reference/index.ts';
import { createReference } from './plugins/api-reference/reference.ts';
import { rehypeDefinitionRows } from './plugins/article/definition-rows.ts';
import { rehypeEmptyHeaders } from './plugins/article/empty-headers.ts';
import { rehypeFormerAnchors } from './plugins/article/former-anchors.ts';
import { fillReleasePlaceholders } from './plugins/article/release-placeholders.ts';
import { bootGuards } from './plugins/boot-guards/index.ts';
import { builtPages } from './plugins/built-pages/index.ts';
import { compileHints } from './plugins/bundle/compile-hints.ts';
import { sharedChunks } from './plugins/bundle/shared-chunks.ts';
import { codeHighlight, rehypeCode } from './plugins/code-highlight/index.ts';
import { createCodeNames } from './plugins/code-names/index.ts';
import { consoleUtilities } from './plugins/console-utilities/index.ts';
import { rehypeDemoLinks } from './plugins/demo/links.ts';
import { demoPages } from './plugins/demo/pages.ts';
import { queryEngines } from './plugins/demo/query-engines.ts';
import { headTags, sitemap } from './plugins/head-data/index.ts';
import { pageTitles } from './plugins/head-data/page-titles.ts';
import { defineInstalledReleases } from './plugins/installed-releases/index.ts';
import { assertInternals } from './plugins/internals/index.ts';
import { rehypeLive } from './plugins/live-examples/rehype-live.ts';
import { createPageFiles } from './plugins/page-files/index.ts';
import { pageMarkdown } from './plugins/page-markdown/index.ts';
import { createPreviews } from './plugins/previews/index.ts';
import { printColors } from './plugins/print-colors/index.ts';
import { redirectPages } from './plugins/redirects/index.ts';
import { remarkChanged } from './plugins/releases/changed.ts';
import { remarkLaterNames } from './plugins/releases/later-names.ts';
import { remarkSince } from './plugins/releases/since.ts';
import { saves } from './plugins/savings/index.ts';
import { search, searchIndex } from './plugins/search/index.ts';
import { pageDates, sharedPages, writeSharedPages } from './plugins/shared-pages/index.ts';
import { remarkStyleChanges } from './plugins/style-changes/index.ts';
import { upgradeData } from './plugins/upgrade/data.ts';
import { upgrade } from './plugins/upgrade/index.ts';
import { withoutScript } from './plugins/without-script/index.ts';
import { announcementBar } from './site/announcement.ts';
import { formerAnchors } from './site/former-anchors.ts';
import { hasFullHistory } from './site/git-history.ts';
import { links } from './site/links.ts';
import { hasPage, pageText, sourceOf, versionOfPage } from './site/pages.ts';
import { formerAddresses, redirects } from './site/redirects.ts';
import { isWhole, readSettings } from './site/settings.ts';
import {
  currentVersions,
  docsPluginVersions,
  latest,
  latestVersion,
  sharesPages,
  versions,
} from './site/versions.ts';
import { stylesheets } from './src/css/stylesheets.ts';

const settings = readSettings(process.env);
const isHashRouter = settings.router === 'hash';
const hasPageFiles = saves('page-files');
if (hasPageFiles) assertInternals();
// Docusaurus expects the folder of each version when it starts.
if (sharesPages) writeSharedPages();
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
  : [pageFiles.step, headTags, sitemap, searchIndex, pageMarkdown];

export default {
  title: 'React Query Builder',
  tagline: 'A visual editor for rules and groups',
  favicon: 'img/favicon.svg',
  url: settings.url,
  baseUrl: '/',
  trailingSlash: false,
  noIndex: settings.noIndex,
  // Built before the site; pages load it by address.
  staticDirectories: ['static', 'playground/dist'],
  clientModules: ['./src/islands/mount.ts', './src/navigation/arrive.ts'],
  onBrokenLinks: onBroken('throw'),
  onBrokenAnchors: onBroken('warn'),
  onDuplicateRoutes: 'warn',
  baseUrlIssueBanner: true,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { direction: 'ltr', htmlLang: 'en' } },
  },
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
    hasEditLinks: settings.editUrl !== undefined,
    hostedSearch: settings.algolia,
  },
  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          sidebarCollapsible: true,
          lastVersion: latestVersion,
          editUrl:
            settings.editUrl &&
            (({ versionDocsDirPath, docPath }) =>
              `${settings.editUrl}${sourceOf(`${versionDocsDirPath}/${docPath}`)}`),
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
        // plugins/head-data writes one of preferred addresses.
        sitemap: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...(sharesPages ? [sharedPages] : []),
    previews.plugin,
    codeHighlight,
    codeNames.plugin,
    // It has no pages, but Markdown in this folder is processed as on a page.
    [
      '@docusaurus/plugin-content-pages',
      { ...markdown, id: 'kits', path: 'kits', exclude: ['**'] },
    ],
    demoPages,
    sharedChunks,
    compileHints,
    pageFiles.plugin,
    pageTitles,
    queryEngines,
    defineInstalledReleases,
    printColors,
    consoleUtilities,
    apiReference(reference, settings.api),
    upgrade(upgradeData),
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
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
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
