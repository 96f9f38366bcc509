import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocsVersion, latest, versions } from './versions.ts';

export const repositoryDir = fileURLToPath(new URL('..', import.meta.url));

export interface Page {
  readonly path: string;
  readonly source: string;
}

/** Folder of a version's pages, such as `docs` for `current`. */
export const folderOf = (name: string): string =>
  name === 'current' ? 'docs' : `versioned_docs/version-${name}`;

/** Whether a page belongs to a version. The path is absolute, in the notation of any system. */
export const isPageOf = (path: string, name: string): boolean =>
  path.replaceAll('\\', '/').includes(`/${folderOf(name)}/`);

/** The version that a page belongs to, by its absolute path; pages outside the docs belong to the latest. */
export const versionOfPage = (path: string): DocsVersion =>
  versions.find(({ name }) => isPageOf(path, name)) ?? latest;

/** Whether a version has a page, named by its path without an ending, such as `utils/export`. */
export const hasPage = (version: string, page: string): boolean =>
  existsSync(join(repositoryDir, folderOf(version), `${page}.mdx`));

/** Reads all pages in a folder and below, in the order of their paths, or none if it doesn't exist. */
export function readPages(folder: string): readonly Page[] {
  return markdownFiles(folder).map((path) => ({
    path,
    source: readFileSync(join(repositoryDir, path), 'utf8'),
  }));
}

function markdownFiles(folder: string): readonly string[] {
  try {
    return readdirSync(join(repositoryDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    return [];
  }
}
