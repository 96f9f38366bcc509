import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../tests/data/folder.ts';
import { isInstalled } from './installation.mjs';

it.each([
  ['an install after the lockfile', 1, 2, true],
  ['a lockfile after the install', 2, 1, false],
  ['no finished install', 1, undefined, false],
  ['no lockfile', undefined, 1, false],
])('%s', (_, lockfile, install, expected) => {
  const files = Object.entries({
    'package-lock.json': lockfile,
    'node_modules/.package-lock.json': install,
  }).flatMap(([name, time]) => (time === undefined ? [] : [[name, time] as const]));
  const root = folderWith(Object.fromEntries(files));
  for (const [name, time] of files) utimesSync(join(root, name), time, time);
  expect(isInstalled(root)).toBe(expected);
});
