import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

it.each([
  ['an install after the lockfile', 1, 2, true],
  ['a lockfile after the install', 2, 1, false],
  ['no finished install', 1, undefined, false],
  ['no lockfile', undefined, 1, false],
])('%s', (_, lockfile, install, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
  for (const [name, time] of [
    ['package-lock.json', lockfile],
    ['node_modules/.package-lock.json', install],
  ] as const) {
    if (time === undefined) continue;
    writeFileSync(join(root, name), '{}');
    utimesSync(join(root, name), time, time);
  }
  expect(isInstalled(root)).toBe(expected);
  rmSync(root, { recursive: true });
});
