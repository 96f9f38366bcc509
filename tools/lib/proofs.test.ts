import { afterEach, expect, it, vi } from 'vitest';
import recorded from '../../tests/proofs.json' with { type: 'json' };
import { sourceFiles } from './input-hash.mjs';
import { root } from './main.mjs';
import { isInput, isProved, proofNames } from './proofs.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each(proofNames)('%s is proved again when somebody asks', (name) => {
  expect(recorded).toHaveProperty(name);
  vi.stubEnv('PROOFS', 'all');
  expect(isProved(name)).toBe(false);
});

it.each([
  [
    'a page of an older version',
    'website/versioned_docs/version-5/intro.mdx',
    ['coverage', 'older-pages'],
  ],
  ['a page of the latest version', 'website/docs/intro.mdx', []],
  [
    'a release',
    'releases/fixtures/package-lock.json',
    ['behavior', 'coverage', 'quick-types', 'older-pages'],
  ],
  ['the checker', 'samples/run.ts', ['behavior', 'coverage', 'older-pages']],
  ['a kit', 'website/kits/antd/frame.tsx', ['kit-options']],
  ['a probe', 'releases/behavior/probes/actions.ts', ['behavior']],
  ['the behavior of minors', 'releases/behavior/minors.json', []],
  ["the theme's styles", 'website/src/css/site.css', ['older-pages', 'stock-pages']],
  ['Docusaurus', 'node_modules/@docusaurus/core/package.json', ['older-pages', 'stock-pages']],
])('%s is an input of the proofs that depend on it', (_, path, names) => {
  expect(proofNames.filter((name) => isInput(name, path))).toEqual(names);
});

it('a record leaves the build up to date', () => {
  expect(sourceFiles(root).filter((path) => path.endsWith('proofs.json'))).toEqual([]);
});
