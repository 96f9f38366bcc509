import { execFileSync } from 'node:child_process';
import { normalize } from 'node:path';
import { versions } from '../../releases/versions.ts';
import { kitPath } from '../../website/kits/kits.ts';
import { folderOf, sourceOf } from '../../website/site/pages.ts';

/** Paths from the root of what the last commit changed; `undefined` in a shallow clone or without git. */
export function filesOfLastCommit(root: string): readonly string[] | undefined {
  try {
    const output = execFileSync('git', ['diff', '--name-only', '-z', 'HEAD~1', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Addresses of the pages of some source files. A page may be gone, because its file may be. */
export const addressesOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap(addressesOfFile)),
];

const page = /\.(?:mdx?|tsx)$/;

function addressesOfFile(file: string): readonly string[] {
  const [, doc] = /^website\/(?:docs|versioned_docs\/[^/]+)\/(.+\.mdx?)$/.exec(file) ?? [];
  if (doc) {
    return versions
      .filter(({ name }) => sourceOf(`${folderOf(name)}/${doc}`) === normalize(file))
      .map(({ path }) => `${path}/${doc.replace(page, '')}`);
  }
  const [, kit] = /^website\/kits\/([^/]+)\//.exec(file) ?? [];
  if (kit) return [kitPath(kit)];
  const [, route] = /^website\/src\/pages\/(.+)$/.exec(file) ?? [];
  if (!route || !page.test(route)) return [];
  const name = route.replace(page, '');
  if (name === 'index' || name.startsWith('_home/')) return ['/'];
  return [`/${name}`];
}

/** Picks a sample that is evenly spread. */
export function sampleOf<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
