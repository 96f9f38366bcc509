import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext } from '@docusaurus/types';

const require = createRequire(import.meta.url);

export interface Replacement {
  /** What is asked for. */
  readonly request: RegExp;
  /** Folder of the files whose requests are meant; all when left out. */
  readonly importedFrom?: string;
  /** File that answers instead. */
  readonly by: string;
}

/**
 * The modules that are replaced: those that block a page's start, then the dearest; the bytes are what
 * a page spares after brotli.
 *
 * @throws Error when @docusaurus/utils-common begins to use another function of tslib.
 */
export function replacements(context: LoadContext): readonly Replacement[] {
  return [
    { request: /\/browserContext$/, importedFrom: coreClient, by: own('browser-context.tsx') },
    { request: /\/useWindowSize$/, importedFrom: themeCommon, by: own('window-size.ts') },
    {
      request: /\/reactUtils$/,
      importedFrom: join(themeCommon, 'contexts/navbarSecondaryMenu'),
      by: own('shallow-memo.ts'),
    },
    // The client's entry is asked for by its whole path.
    { request: /^(\/|[A-Z]:).*[\\/]clientEntry(\.js)?$/, by: own('entry.ts') },
    {
      request: /^\.\/docusaurus$/,
      importedFrom: coreClient,
      by: own('docusaurus.ts'),
    },
    ...[join(themeCommon, 'contexts'), docsClient].map((importedFrom) => ({
      request: /^react$/,
      importedFrom,
      by: own('react-in-slices.ts'),
    })),
    // Tabs are drawn anew after hydration; they take over what was served as all else does.
    {
      request: /^@docusaurus\/useIsBrowser$/,
      importedFrom: join(themeClassic, 'theme/Tabs'),
      by: own('is-browser.ts'),
    },
    // 5 KB with what it pulls in: head.ts does what Docusaurus' <Head> needs.
    { request: /^react-helmet-async$/, by: own('head.ts') },
    // 3.5 KB of CommonJS, which cannot be shaken, for a single function.
    { request: /^tslib$/, importedFrom: folderUsingTslib(), by: own('import-default.js') },
    // 1 KB of ways to load and to draw a component that no page uses.
    { request: /^react-loadable$/, by: own('loadable.tsx') },
    // 1 KB of syntax that no route of this site has.
    { request: /^path-to-regexp$/, importedFrom: reactRouter, by: own('path-to-regexp.ts') },
    // 0.4 KB: no page is unlisted, none that is published a draft, and none has tags.
    { request: /^@theme\/(ContentVisibility|TagsListInline)$/, by: own('nothing.ts') },
    // 0.3 KB, unless pages have edit links.
    ...(context.siteConfig.customFields?.hasEditLinks
      ? []
      : [{ request: /^@theme\/EditThisPage$/, by: own('nothing.ts') }]),
    // 1 KB: progress-bar.ts draws the same bar with fewer ways to configure it.
    { request: /^nprogress$/, by: own('progress-bar.ts') },
    // 1 KB that copies static members of components, of which the site's have none.
    { request: /^hoist-non-react-statics$/, by: own('keep-statics.ts') },
    // 1.2 KB for the routers that are not the site's.
    ...(context.siteConfig.future.experimental_router === 'hash'
      ? []
      : [{ request: /^history$/, importedFrom: reactRouter, by: own('browser-history.ts') }]),
    // 0.3 KB that only development builds call.
    { request: /^prop-types$/, by: own('prop-types.ts') },
    // What only the build, or nothing at all, reads of the generated data.
    {
      request: /^@generated\/docusaurus\.config$/,
      by: write(context, 'docusaurus.config.js', configOfClient(context)),
    },
    {
      request: /^@generated\/site-metadata$/,
      by: write(context, 'site-metadata.js', metadataOfClient(context)),
    },
  ];
}

/** Of react-router and react-router-dom, which stand side by side. */
const reactRouter = join(
  dirname(require.resolve('react-router/package.json')),
  '..',
  'react-router',
);

const coreClient = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const docsClient = dirname(require.resolve('@docusaurus/plugin-content-docs/client'));
const themeClassic = join(
  dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib',
);
const themeCommon = dirname(require.resolve('@docusaurus/theme-common'));

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));

function write({ generatedFilesDir }: LoadContext, name: string, value: object): string {
  const file = join(generatedFilesDir, 'small-client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export default ${JSON.stringify(value)};\n`);
  return file;
}

/** Parts of the config that only the build reads; the table of redirects is in `plugins`. */
const buildOnly = [
  ...['presets', 'plugins', 'themes', 'markdown', 'staticDirectories', 'clientModules', 'storage'],
  ...['headTags', 'scripts', 'stylesheets', 'i18n'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
];

function configOfClient({ siteConfig }: LoadContext): object {
  const { future, themeConfig, ...config } = siteConfig;
  const { blog, ...theme } = themeConfig;
  const kept = Object.entries(config).filter(([name]) => !buildOnly.includes(name));
  return {
    ...Object.fromEntries(kept),
    future: { experimental_router: future.experimental_router },
    themeConfig: { ...theme, prism: {} },
  };
}

/** Docusaurus' search bar reads its version; the list of all plugins is for the debug plugin. */
function metadataOfClient({ siteVersion }: LoadContext): object {
  const { version } = require('@docusaurus/core/package.json') as { readonly version: string };
  return { docusaurusVersion: version, siteVersion, pluginVersions: {} };
}

function folderUsingTslib(): string {
  const folder = dirname(require.resolve('@docusaurus/utils-common'));
  const others = usedHelpers(folder).filter((name) => name !== '__importDefault');
  if (others.length > 0) {
    throw new Error(
      `@docusaurus/utils-common now uses ${others.join(', ')} of tslib, which plugins/small-client lacks. Add them to import-default.js.`,
    );
  }
  return folder;
}

/** Names of the tslib functions that the compiled files of a folder call. */
function usedHelpers(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(sources.flatMap((source) => source.match(/(?<=\btslib_\d+\.)\w+/g) ?? []))];
}
