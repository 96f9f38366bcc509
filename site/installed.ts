import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// An import, not a read: it makes the site's build cache depend on the file.
import manifest from '../package.json';
import { repositoryDir } from './pages.ts';

const pinned: Readonly<Record<string, string>> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
};

/**
 * Release of a package that the site itself runs.
 *
 * @param name - A package that is installed at the root of the repository, including those of
 *   `packages/`.
 */
export const installedRelease = (name: string): string =>
  pinned[name] ?? JSON.parse(readFileSync(manifestOf(name), 'utf8')).version;

const manifestOf = (name: string): string =>
  join(repositoryDir, 'node_modules', name, 'package.json');
