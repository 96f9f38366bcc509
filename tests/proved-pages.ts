import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesHash } from '../tools/lib/proofs.mjs';
import { buildFolder, root } from './fixture/paths.ts';

const file = join(root, 'tests/proved-pages.json');

/** Hashes by address. */
const recorded = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));

let code: string | undefined;

/** A hash of a page of the docs, its source, and the code that it runs; `undefined` if there is no such page. */
function hashOfPage(address: string): string | undefined {
  const article = join(buildFolder, 'pages', `${address}.json`);
  if (!address.startsWith('/docs/') || !existsSync(article)) return undefined;
  code ??= pagesHash();
  const { html, props } = JSON.parse(readFileSync(article, 'utf8'));
  const { title = '', source = '' } = props.metadata ?? {};
  // Categories have no file.
  const mdx = source && readFileSync(source.replace('@site', join(root, 'website')), 'utf8');
  const hash = createHash('sha256').update(JSON.stringify([code, title, html, mdx]));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a page has passed with the same text and the same code, so that nothing new can be found on it. */
export const isProvedPage = (address: string): boolean =>
  process.env.PROOFS !== 'all' &&
  recorded.has(address) &&
  recorded.get(address) === hashOfPage(address);

/** Records pages that have just passed if `PROOFS=all` asks for it, and forgets pages that are gone. */
export function recordPages(addresses: readonly string[]): void {
  if (process.env.PROOFS !== 'all' || addresses.length === 0) return;
  for (const address of new Set([...recorded.keys(), ...addresses])) {
    const hash = hashOfPage(address);
    if (hash === undefined) recorded.delete(address);
    else if (addresses.includes(address)) recorded.set(address, hash);
  }
  const sorted = [...recorded].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
