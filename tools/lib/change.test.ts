import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderWith } from '../../tests/data/folder.ts';
import { readChange } from './change.mjs';

let root: string;

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

function commit(file: string) {
  write(file, file);
  git('add', file);
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-m', file);
}

beforeEach(() => {
  root = folderWith({});
  git('init', '-q');
  commit('one.ts');
  commit('two ä.ts');
});

it('is the last commit when nothing else was edited', () => {
  expect(readChange(root)).toEqual({ base: 'HEAD~1', files: ['two ä.ts'] });
});

it('is the edited, staged, and new files, without those that are gone', () => {
  write('one.ts', 'edited');
  write('staged.ts', '');
  git('add', 'staged.ts');
  write('new.ts', '');
  rmSync(join(root, 'two ä.ts'));
  const { base, files } = readChange(root);
  expect(base).toBe('HEAD');
  expect([...files].sort()).toEqual(['new.ts', 'one.ts', 'staged.ts']);
});
