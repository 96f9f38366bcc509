import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staleReason } from './install.mjs';

let root: string;

function writeJson(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const packages = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
};
const onlyOnWindows = { 'node_modules/win': { version: '1.0.0', optional: true } };
const manifest = { dependencies: { a: '1.0.0', w: '*' }, devDependencies: { d: '^2.0.0' } };

const writeInstalled = (tree: object) =>
  writeJson('node_modules/.package-lock.json', { packages: tree });
const writeLock = (tree: object) =>
  writeJson('package-lock.json', { packages: { '': manifest, ...tree } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  writeJson('package.json', { name: 'site', ...manifest });
  writeLock({ ...packages, ...onlyOnWindows });
  writeInstalled(packages);
  for (const path of Object.keys(packages)) writeJson(`${path}/package.json`, {});
});

afterEach(() => rmSync(root, { recursive: true }));

it('is content with a whole install, optional packages of other platforms apart', () => {
  expect(staleReason(root)).toBe('');
});

it('accepts packages of the repository itself, which npm links', () => {
  const link = { 'node_modules/w': { resolved: 'packages/w', link: true } };
  writeLock({ ...packages, ...link, 'packages/w': { version: '1.0.0' } });
  writeInstalled({ ...packages, ...link, 'packages/w': { version: '1.0.0' } });
  for (const path of ['node_modules/w', 'packages/w']) writeJson(`${path}/package.json`, {});
  expect(staleReason(root)).toBe('');
});

it('is content with packages whose addresses npm wrote into one of the two files alone', () => {
  const resolved = 'https://registry.test/a.tgz';
  writeInstalled({ ...packages, 'node_modules/a': { ...packages['node_modules/a'], resolved } });
  expect(staleReason(root)).toBe('');
});

it('notices an install that broke off', () => {
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(staleReason(root)).toBe('the last install didn’t finish');
});

it('notices a package whose folder is gone', () => {
  rmSync(join(root, 'node_modules/a/node_modules/b'), { recursive: true });
  expect(staleReason(root)).toBe('node_modules/a/node_modules/b is missing');
});

it.each([
  ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-c' } }],
  ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } }],
  ['a link', { 'node_modules/a': { resolved: 'packages/a', link: true } }],
  ['a new package', { 'node_modules/new': { version: '1.0.0' } }],
])('notices %s in the lockfile', (_, change) => {
  writeLock({ ...packages, ...change });
  expect(staleReason(root)).toBe('package-lock.json has changed');
});

it('notices a package that the lockfile no longer has', () => {
  writeLock({ 'node_modules/a': packages['node_modules/a'] });
  expect(staleReason(root)).toBe('package-lock.json has changed');
});

it('notices a manifest that asks for more than the lockfile has', () => {
  writeJson('package.json', { ...manifest, devDependencies: { d: '^2.0.0', e: '1.0.0' } });
  expect(staleReason(root)).toBe('package.json has changed');
});

it('says so when the lockfile is damaged', () => {
  writeFileSync(join(root, 'package-lock.json'), '<<<<<<<');
  expect(staleReason(root)).toBe('package-lock.json is unreadable');
});
