import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

/** Files by path. Those that aren't text are written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Registers the removal of projects after each test, and returns a function that makes one. */
export function projects(): (files: Files) => string {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  return (files) => {
    const folder = mkdtempSync(join(tmpdir(), 'init-'));
    folders.push(folder);
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return folder;
  };
}

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
