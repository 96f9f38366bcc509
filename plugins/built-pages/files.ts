import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failMoved } from '../internals/index.ts';

/**
 * Finds the file of a page.
 *
 * @param address - Address of the page; that of the page for unknown addresses ends in `.html`.
 */
export function fileOfPage(outDir: string, address: string): string {
  const path = join(outDir, decodeURI(address).replace(/\.html$/, ''));
  const files = [`${path}.html`, join(path, 'index.html')];
  const file = files.find((one) => existsSync(one));
  return file ?? failMoved('@docusaurus/core', `none of ${files} was built`);
}
