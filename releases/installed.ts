import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// The site's build cache depends on an imported file, but not on one that is read.
import manifest from '../package.json';

const pinned: Readonly<Record<string, string>> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
};

/** The installed release of a package that is in the root's manifest or in `stand-ins/`. */
export const installedRelease = (name: string): string =>
  pinned[name] ?? JSON.parse(readFileSync(manifestOf(name), 'utf8')).version;

const manifestOf = (name: string): string =>
  fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url));
