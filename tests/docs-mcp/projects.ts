import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../data/folder.ts';

/** All that a project contains: the text of its files, and its folders. */
export const contentsOf = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => {
        const file = join(root, path);
        return [path, statSync(file).isDirectory() ? 'folder' : readFileSync(file, 'utf8')];
      }),
  );

/** A manifest that depends on the library. */
export const using = (range: string, more: Files = {}): Files => ({
  ...more,
  dependencies: { 'react-querybuilder': range },
});

/** A workspace whose projects have different releases. */
export const twoReleases: Files = {
  'package.json': { workspaces: ['apps/*'] },
  'apps/new/package.json': using('^8.0.0'),
  'apps/old/package.json': using('^6.0.0'),
  'package-lock.json': {
    packages: {
      'node_modules/react-querybuilder': { version: '8.24.1' },
      'apps/old/node_modules/react-querybuilder': { version: '6.5.5' },
    },
  },
};
