import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const parts = ['_variables.css', 'modal.css'];

/**
 * The style of the dialog as a string. Docusaurus puts every stylesheet that a script imports into
 * the one that all pages load, so the dialog includes this string instead.
 *
 * @param siteDir - Folder of the site.
 */
export function dialogStyle(siteDir: string): string {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const stock = parts.map((part) => resolve(`@docsearch/css/dist/${part}`));
  const own = join(siteDir, 'src/theme/SearchBar/dialog.css');
  return [...stock, own].map((file) => shrunk(readFileSync(file, 'utf8'))).join('\n');
}

/** Removes comments (except licenses) and insignificant white space. */
const shrunk = (css: string): string =>
  css
    .replace(/\/\*(?!!).*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
