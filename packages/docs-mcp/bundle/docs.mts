import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type IndexManifest, manifestPath } from '../../../website/features/search/client/types.ts';
import { docsFile, groupOf } from '../src/page-groups.ts';
import { packageDir, repositoryDir, writeData } from './paths.mts';

const site = join(repositoryDir, 'build');

/** Lists of releases and changes, which are long and say nothing that the other pages don't. */
const skipped = /^\/(?:releases(?:\/|$)|404|markdown-page|discord|search$)/;

/** Writes the pages as Markdown, and the search index, from the built site. */
export function writeDocs(): void {
  if (!existsSync(join(site, manifestPath))) {
    throw new Error('The docs are read from the built site. Run "npm run build" first.');
  }
  const groups = new Map<string, Record<string, string>>();
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`;
    if (!file.endsWith('.md') || skipped.test(path)) continue;
    const group = groupOf(path);
    const pages = groups.get(group) ?? {};
    // Links to the files of the site are links to its pages.
    pages[path] = readFileSync(join(site, file), 'utf8').replaceAll(/\.md(?=[)#])/g, '');
    groups.set(group, pages);
    writeFile(path, pages[path]);
  }
  for (const [group, pages] of groups) writeData(`pages/${group}`, pages);
  writeSearch();
}

/** Assistants without the server read pages as files. */
function writeFile(path: string, markdown: string): void {
  const file = docsFile(path);
  if (file === undefined) return;
  mkdirSync(dirname(join(packageDir, file)), { recursive: true });
  writeFileSync(join(packageDir, file), markdown);
}

function writeSearch(): void {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(site, file), 'utf8'));
  const manifest = readJson(manifestPath) as IndexManifest;
  const files = [manifestPath, ...manifest.shards.map(({ file }) => file)];
  writeData('search', Object.fromEntries(files.map((file) => [file, readJson(file)])));
}
