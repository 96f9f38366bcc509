import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failMoved } from './internals.ts';

const runtimeScript = /<script src="?[^\s">]*\/(runtime~main\.[^\s">]+\.js)"?[^>]*><\/script>/;

/**
 * Lets a page load scripts at once, in place of when the application has started.
 *
 * @param html - The page as it was built.
 * @param files - The names of the scripts.
 */
export function addScripts(html: string, files: readonly string[]): string {
  const [tag, runtime] = runtimeScript.exec(html) ?? [];
  if (!tag || !runtime) failMoved('@docusaurus/core', 'a page does not load its scripts as before');
  const tags = files.map((file) => tag.replace(runtime, () => file));
  return html.replace(tag, () => tags.join('') + tag);
}

/**
 * Finds the file of a page.
 *
 * @param address - Below the base URL; that of the page for unknown addresses ends in `.html`.
 */
export function fileOfPage(outDir: string, address: string): string {
  const path = join(outDir, decodeURI(address).replace(/\.html$/, ''));
  const files = [`${path}.html`, join(path, 'index.html')];
  const file = files.find((one) => existsSync(one));
  return file ?? failMoved('@docusaurus/core', `none of ${files} was built`);
}
