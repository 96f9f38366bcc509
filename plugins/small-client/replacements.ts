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
 * The modules that are replaced.
 *
 * @throws Error when @docusaurus/utils-common begins to use another function of tslib.
 */
export function replacements(context: LoadContext): readonly Replacement[] {
  return [
    // CommonJS, which cannot be shaken, for a single function.
    { request: /^tslib$/, importedFrom: folderUsingTslib(), by: own('import-default.js') },
    // 1.2 KB for the routers that are not the site's.
    { request: /^history$/, importedFrom: reactRouter, by: own('browser-history.ts') },
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

/** What Docusaurus' <Head> needs of its library. */
export const smallHead: readonly Replacement[] = [
  { request: /^react-helmet-async$/, by: own('head.ts') },
];

/** Of react-router and react-router-dom, which stand side by side. */
const reactRouter = join(
  dirname(require.resolve('react-router/package.json')),
  '..',
  'react-router',
);

function own(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

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
