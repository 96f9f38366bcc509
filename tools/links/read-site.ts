import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltSite } from './check.ts';
import { type FileLinks, readHtml, readMarkdown, urlsOfCss, withReferences } from './references.ts';

type Reader = (content: string, origin: string) => FileLinks;

/** How to read the files with links, by the end of their names; the first match wins. */
const readers: readonly (readonly [ending: string, read: Reader])[] = [
  ['.html', readHtml],
  ['.css', (css) => withReferences('asset', urlsOfCss(css))],
  ['.svg', readHtml],
  ['/sitemap.xml', (xml) => withReferences('claim', xml.match(/(?<=<loc>)[^<]+/g) ?? [])],
  ['/robots.txt', (text) => withReferences('claim', text.match(/(?<=^Sitemap:\s*)\S+/gm) ?? [])],
  ['.md', readMarkdown],
  ['.txt', readMarkdown],
];

/** Parts that are built before the site. Pages load them with a script, and each has its own base. */
const ownBase = /^\/(?:play|frames)\//;

/** Reads the links of a built site, and their targets. Throws when there is no complete build. */
export function readSite(folder: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).split(sep).join('/'))
    .sort();
  const content = (file: string) => readFileSync(join(folder, file), 'utf8');
  const home = content('/index.html');
  const [, canonical] = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(home) ?? [];
  if (canonical === undefined) {
    throw new Error(`${folder}/index.html has no canonical address, so its origin is unknown.`);
  }
  const { origin } = new URL(canonical);
  const links = new Map<string, FileLinks>();
  for (const file of files) {
    const read = readers.find(([ending]) => file.endsWith(ending))?.[1];
    if (read && !(ownBase.test(file) && !file.endsWith('.html'))) {
      links.set(file, read(content(file), origin));
    }
  }
  const names = new Set(files);
  return { origin, has: (file) => names.has(file), links };
}
