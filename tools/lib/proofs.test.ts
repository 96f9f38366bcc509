import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, it, vi } from 'vitest';
import recorded from '../../tests/proofs.json' with { type: 'json' };
import { sourceFiles } from './input-hash.mjs';
import { root } from './main.mjs';
import { isInput, isInputOfPages, isProved, proofNames } from './proofs.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each(proofNames)('%s is proved again when somebody asks', (name) => {
  expect(recorded).toHaveProperty(name);
  vi.stubEnv('PROOFS', 'all');
  expect(isProved(name)).toBe(false);
});

const stockPages = 'tests/e2e/stock-pages.spec.ts';
const quickTypes = 'website/features/sandbox/build/quick-types.test.ts';

it.each([
  ['a page of an older version', 'website/versioned_docs/version-5/intro.mdx', ['coverage']],
  ['a page of the latest version', 'website/docs/intro.mdx', []],
  ['its own test', quickTypes, [quickTypes]],
])('%s is an input of a few proofs', (_, path, names) => {
  expect(proofNames.filter((name) => isInput(name, path))).toEqual(names);
});

it.each([
  ['a release', 'releases/fixtures/package-lock.json', ['behavior', quickTypes]],
  ['the checker', 'samples/run.ts', ['behavior', 'coverage']],
  ['a probe', 'releases/behavior/probes/actions.ts', ['behavior', 'tests/e2e/upgrade.spec.ts']],
  ['a kit', 'website/kits/antd/frame.tsx', ['tests/e2e/kit-options.spec.ts']],
  ['an add-on of our own', 'stand-ins/tremor/src/index.tsx', ['tests/e2e/demo.spec.ts']],
  ["the theme's styles", 'website/src/css/site.css', ['tests/e2e/hash.spec.ts']],
  ['Docusaurus', 'node_modules/@docusaurus/core/package.json', [stockPages]],
])('%s is an input of %s', (_, path, names) => {
  expect(names.filter((name) => !isInput(name, path))).toEqual([]);
});

it.each([
  'releases/fixtures/package-lock.json',
  'stand-ins/tremor/src/index.tsx',
  'tests/fixture/every-page.ts',
  'website/features/live-examples/client/Live.tsx',
  'website/src/css/site.css',
  'node_modules/@docusaurus/core/package.json',
])('every page of the docs opens again after a change of %s', (path) => {
  expect(isInputOfPages(path)).toBe(true);
});

it('no other page of the docs opens again after a change of one', () => {
  expect(isInputOfPages('website/docs/intro.mdx')).toBe(false);
});

/** What opens pages for all specs, and builds and serves the site. */
const harness = /^(?:deploy|tools|tests\/fixture)\/|^tests\/browser\.ts$/;

it('what a test file imports is among its inputs', async () => {
  const files = proofNames.filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const { output } = await cruise([file], { exclude: 'node_modules' });
    const modules = (output as ICruiseResult).modules
      .filter(({ coreModule, couldNotResolve }) => !(coreModule || couldNotResolve))
      .map(({ source }) => source);
    expect(modules).toContain(file);
    expect(modules.filter((path) => !harness.test(path) && !isInput(file, path))).toEqual([]);
  }
});

it('a record leaves the build up to date', () => {
  expect(sourceFiles(root).filter((path) => path.endsWith('proofs.json'))).toEqual([]);
});
