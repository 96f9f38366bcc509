import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { darkWithoutScript } from './system-colors.ts';

const sheet = fileURLToPath(new URL('without-script.css', import.meta.url));

/** Its name is part of the pages before the site's styles are final, so it contains no hash. */
const address = '/without-script.css';

/**
 * Hides controls that need JavaScript, and adds navigation on small screens and the system's color
 * mode.
 */
export function withoutScript(): Plugin {
  return {
    name: 'without-script',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${address}">` }],
    }),
    async postBuild({ outDir }) {
      const dark = darkWithoutScript(await stylesOf(outDir));
      await writeFile(
        join(outDir, address),
        `${await readFile(sheet, 'utf8')}\n@media (prefers-color-scheme: dark) {\n${dark}\n}\n`,
      );
    },
  };
}

async function stylesOf(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets', 'css');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort();
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.join('\n');
}
