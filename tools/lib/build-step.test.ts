import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderWith } from '../../tests/data/folder.ts';
import { isUpToDate, stampBuild } from './build-step.mjs';

let root: string;

beforeEach(() => {
  root = folderWith({
    'build/index.html': 'home',
    'build/docs/intro.html': 'intro',
    'hosting/headers.json': '[]',
    '.cache/logs/build.log': '',
  });
  stampBuild(root, 'inputs');
});

it('is up to date for the inputs it was made from, and no others', () => {
  expect(isUpToDate(root, 'inputs')).toBe(true);
  expect(isUpToDate(root, 'other inputs')).toBe(false);
});

it.each([
  ['the stamp is gone', () => rmSync(join(root, '.cache/build-stamp.json'))],
  ['the stamp is damaged', () => writeFileSync(join(root, '.cache/build-stamp.json'), '{')],
  ['the log is gone', () => rmSync(join(root, '.cache/logs/build.log'))],
  ['the files of hosts are gone', () => rmSync(join(root, 'hosting'), { recursive: true })],
  ['a file is gone', () => rmSync(join(root, 'build/docs/intro.html'))],
  ['a file was changed', () => writeFileSync(join(root, 'build/index.html'), 'other')],
  ['a file was added', () => writeFileSync(join(root, 'build/more.html'), '')],
  ['build/ is gone', () => rmSync(join(root, 'build'), { recursive: true })],
])('is out of date when %s', (_, change) => {
  change();
  expect(isUpToDate(root, 'inputs')).toBe(false);
});

it('is never up to date without a home page', () => {
  rmSync(join(root, 'build'), { recursive: true });
  stampBuild(root, 'inputs');
  expect(isUpToDate(root, 'inputs')).toBe(false);
});
