import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext } from '@docusaurus/types';
import type { Saving } from '../savings/index.ts';
import type { Replacement } from '../savings/replace-modules.ts';
import { infima, infimaRequest, stylesFile } from './used-styles.ts';

const require = createRequire(import.meta.url);
const themeCommon = require.resolve('@docusaurus/theme-common');

/** The modules that are replaced, by the saving that they belong to. */
export const replacements = (context: LoadContext) =>
  ({
    // Docusaurus' <Head> needs a part of it.
    'small-head': [{ request: /^react-helmet-async$/, by: own('head.ts') }],
    // These set up Intl, which keeps a phone busy for 0.1 s; see also src/theme/LastUpdated.
    'no-intl': [
      {
        request: /\/reactUtils$/,
        from: join(dirname(themeCommon), 'contexts/navbarSecondaryMenu'),
        by: own('shallow-memo.ts'),
      },
    ],
    // Infima has a component for everything.
    'used-styles': [
      { request: infimaRequest, replaced: infima, by: generated(context, stylesFile) },
    ],
    'small-modules': [
      // 3.1 KB of CommonJS, which can't be tree-shaken, for a single function.
      {
        request: /^tslib$/,
        from: dirname(require.resolve('@docusaurus/utils-common')),
        by: own('import-default.js'),
      },
      // Generated data that only the build reads, or nothing at all.
      {
        request: /^@generated\/docusaurus\.config$/,
        by: write(context, 'docusaurus.config.js', moduleOf(context.siteConfig)),
      },
      {
        request: /^@generated\/site-metadata$/,
        by: write(context, 'site-metadata.js', moduleOf(metadataOfClient(context))),
      },
    ],
  }) satisfies Partial<Record<Saving, readonly Replacement[]>>;

function own(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

const generated = ({ generatedFilesDir }: LoadContext, name: string): string =>
  join(generatedFilesDir, 'small-client', name);

/** Writes a file that replaces a module, and returns its path. */
export function write(context: LoadContext, name: string, text: string): string {
  const file = generated(context, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Parts of the config that only the build reads; the table of redirects is in `plugins`. */
const buildOnly = [
  ...['presets', 'plugins', 'themes', 'markdown', 'staticDirectories', 'clientModules', 'storage'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['headTags', 'scripts', 'stylesheets', 'i18n', 'v4', 'faster', 'experimental_vcs', 'blog'],
];

const moduleOf = (value: object): string => {
  const forBrowsers = (key: string, part: unknown) => (buildOnly.includes(key) ? undefined : part);
  return `export default ${JSON.stringify(value, forBrowsers)};\n`;
};

/** Docusaurus' search bar reads its version; the list of all plugins is for the debug plugin. */
function metadataOfClient({ siteVersion }: LoadContext): object {
  const { version } = require('@docusaurus/core/package.json') as { readonly version: string };
  return { docusaurusVersion: version, siteVersion, pluginVersions: {} };
}
