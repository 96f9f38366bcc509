import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Plugin, VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { latestVersion } from '../../../../../releases/versions.ts';
import {
  folderOf,
  readPages,
  repositoryDir,
  siteFolder,
  sourceOf,
} from '../../../../site/pages.ts';

const folder = folderOf(latestVersion);

/** The sidebar of a version, where Docusaurus looks for it. */
export const sidebarOf = (name: string): string =>
  `${siteFolder}/versioned_sidebars/version-${name}-sidebars.json`;

/** Writes the pages and the sidebar of the latest version, made from those of Next, where Docusaurus reads them. */
export function writeSharedPages(sidebars: SidebarsConfig): void {
  const files = new Map(readPages(folder).map(({ path, source }) => [path, source]));
  files.set(sidebarOf(latestVersion), `${JSON.stringify(sidebars, null, 2)}\n`);
  for (const [path, text] of files) {
    const file = join(repositoryDir, path);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of readdirSync(join(repositoryDir, folder), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (name.endsWith('.mdx') && !files.has(path)) rmSync(join(repositoryDir, path));
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes the shared pages again whenever one changes while the development server runs. */
export const sharedPages = (sidebars: SidebarsConfig) => (): Plugin => ({
  name: 'shared-pages',
  getPathsToWatch: () => [join(repositoryDir, folderOf('current'), '**/*.mdx')],
  loadContent: async () => writeSharedPages(sidebars),
});

/** When pages changed last, from git, which knows the files that shared pages come from. */
export function pageDates(): VcsConfig {
  const git = getVcsPreset('git-eager');
  return {
    ...git,
    getFileCreationInfo: (path) => git.getFileCreationInfo(sourceOf(path)),
    getFileLastUpdateInfo: (path) => git.getFileLastUpdateInfo(sourceOf(path)),
  };
}
