import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DocsVersion,
  latest,
  latestVersion,
  sharesPages,
  versions,
} from '../../releases/versions.ts';
import type { Page } from '../../samples/page.ts';
import { withFiles } from './files-of.ts';
import { textFor } from './only.ts';

export const repositoryDir = fileURLToPath(new URL('../..', import.meta.url));

/** Docusaurus's folder of the site, relative to the repository. */
export const siteFolder = 'website';

/** Folder of a version's pages, relative to the repository, such as `website/docs` for `current`. */
export const folderOf = (name: string): string =>
  `${siteFolder}/${name === 'current' ? 'docs' : `versioned_docs/version-${name}`}`;

/** Whether a page belongs to a version. The path is absolute, in the notation of any system. */
export const isPageOf = (path: string, name: string): boolean =>
  path.replaceAll('\\', '/').includes(`/${folderOf(name)}/`);

/** The version that a page belongs to, by its absolute path; pages outside the docs belong to the latest. */
export const versionOfPage = (path: string): DocsVersion =>
  versions.find(({ name }) => isPageOf(path, name)) ?? latest;

/** The file in which people edit a page: that of Next for a page of the latest version, while they share pages. */
export const sourceOf = (path: string): string =>
  sharesPages
    ? normalize(
        path
          .replaceAll('\\', '/')
          .replace(`${folderOf(latestVersion)}/`, `${folderOf('current')}/`),
      )
    : path;

/** Whether a version has a page, named by its path without an ending, such as `utils/export`. */
export const hasPage = (version: string, page: string): boolean =>
  existsSync(join(repositoryDir, sourceOf(`${folderOf(version)}/${page}.mdx`)));

/** Reads a page, named by its path in the folder of its version. */
export function readPage(path: string): Page {
  const { name } = versionOfPage(`/${path}`);
  return {
    path,
    source: pageText(name, readFileSync(join(repositoryDir, sourceOf(path)), 'utf8')),
  };
}

/** What a version's page has to say: the text of its file, with its tags resolved. */
export const pageText = (version: string, text: string): string =>
  withFiles(textFor(version, text), (page) =>
    readFileSync(join(repositoryDir, sourceOf(`${folderOf(version)}/${page}.mdx`)), 'utf8'),
  );

/** Reads all pages in a folder and below, in the order of their paths, or none if it doesn't exist. */
export const readPages = (folder: string): readonly Page[] => markdownFiles(folder).map(readPage);

function markdownFiles(folder: string): readonly string[] {
  try {
    const files = join(repositoryDir, sourceOf(`${folder}/`));
    return readdirSync(files, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    return [];
  }
}
