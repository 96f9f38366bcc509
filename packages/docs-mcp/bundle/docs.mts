import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versions } from '../../../releases/versions.ts';
import { type IndexManifest, manifestPath } from '../../../website/features/search/client/types.ts';
import { nearestBase } from '../../../website/site/base-paths.ts';
import {
  assistantsFile,
  assistantsPage,
  docsFolder,
  groupOf,
  hasFiles,
} from '../src/page-groups.ts';
import { packageDir, repositoryDir, writeData } from './paths.mts';

const site = join(repositoryDir, 'build');

/** Lists of releases and changes, which are long and say nothing that the other pages don't. */
const skipped = /^\/(?:\.well-known\/|releases(?:\/|$)|404|markdown-page|discord|search$)/;

/** Writes the pages as Markdown, and the search index, from the built site. */
export function writeDocs(): void {
  if (!existsSync(join(site, manifestPath))) {
    throw new Error('The docs are read from the built site. Run "npm run build" first.');
  }
  const groups = new Map<string, Record<string, string>>();
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`;
    if (!file.endsWith('.md') || skipped.test(path)) continue;
    // Links to the files of the site are links to its pages.
    const markdown = readFileSync(join(site, file), 'utf8').replaceAll(/\.md(?=[)#])/g, '');
    const version = nearestBase(path, versions);
    if (version && hasFiles(version)) {
      writeFile(`${docsFolder(version)}${path.slice(version.path.length)}.md`, markdown);
      continue;
    }
    if (path === assistantsPage) writeFile(assistantsFile, markdown);
    const group = groupOf(path);
    const pages = groups.get(group) ?? {};
    pages[path] = markdown;
    groups.set(group, pages);
  }
  for (const [group, pages] of groups) writeData(`pages/${group}`, pages);
  writeSearch();
}

/** Writes a page as a file, which assistants can also read without the server. */
function writeFile(name: string, markdown: string): void {
  const file = join(packageDir, 'dist', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
}

function writeSearch(): void {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(site, file), 'utf8'));
  const manifest = readJson(manifestPath) as IndexManifest;
  const files = [manifestPath, ...manifest.shards.map(({ file }) => file)];
  writeData('search', Object.fromEntries(files.map((file) => [file, readJson(file)])));
}
