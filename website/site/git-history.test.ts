import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasFullHistory } from './git-history.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'history-'));
const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });

function repository(): string {
  const root = folder();
  git(root, 'init');
  for (const text of ['1', '2']) {
    writeFileSync(join(root, 'page.mdx'), text);
    git(root, 'add', '.');
    git(root, 'commit', '-m', text);
  }
  return root;
}

describe('hasFullHistory', () => {
  it('is true in a whole clone', () => {
    expect(hasFullHistory(repository())).toBe(true);
  });

  it('is false in a shallow clone, which dates each page to its only commit', () => {
    const clone = folder();
    git(clone, 'clone', '--depth=1', pathToFileURL(repository()).href, '.');
    expect(hasFullHistory(clone)).toBe(false);
  });

  it('is false without a repository', () => {
    expect(hasFullHistory(folder())).toBe(false);
  });
});
