import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/main.mjs';

const namedPaths = (file: string): readonly string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /`([\w.-]+(?:\/[\w.-]*)+|[\w.-]+\.[cm]?[jt]s)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => path !== 'client/');

it('names files and folders of the repository', () => {
  const paths = namedPaths('ARCHITECTURE.md');
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
