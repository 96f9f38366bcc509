import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import type { Saving } from '../savings/index.ts';
import type { Replacement } from '../savings/replace-modules.ts';

const require = createRequire(import.meta.url);

/** The modules that are replaced, by the saving that they belong to. */
export const replacements = (context: LoadContext) =>
  ({
    // Docusaurus' <Head> needs a part of it.
    'small-head': [{ request: /^react-helmet-async$/, by: own('head.ts') }],
    'small-modules': [
      // 3.1 KB of CommonJS, which can't be tree-shaken, for a single function.
      {
        request: /^tslib$/,
        from: dirname(require.resolve('@docusaurus/utils-common')),
        by: own('import-default.js'),
      },
      {
        request: /^@generated\/docusaurus\.config$/,
        by: write(context, 'docusaurus.config.js', forBrowsers(context.siteConfig)),
      },
    ],
  }) satisfies Partial<Record<Saving, readonly Replacement[]>>;

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Writes a file that replaces a module, and returns its path. */
function write({ generatedFilesDir }: LoadContext, name: string, text: string): string {
  const file = join(generatedFilesDir, 'small-client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The config without the large parts that only the build reads, such as the table of redirects. */
const forBrowsers = (config: DocusaurusConfig): string =>
  `export default ${JSON.stringify({ ...config, presets: [], plugins: [] })};\n`;
