import { expect, it } from 'vitest';
import { manifest } from '../../../../../tests/data/runtime-manifest';
import { planRun } from './plan';

const plan = (specifiers: readonly string[], release = '1.0.0') =>
  planRun(
    manifest,
    release,
    [
      { name: 'App.tsx', code: '' },
      { name: 'data/fields.ts', code: '' },
    ],
    [
      {
        name: 'App.tsx',
        code: '',
        imports: specifiers.map((specifier, index) => ({ specifier, line: index + 1 })),
      },
    ],
  );

it('loads the base, and anything else that is imported', () => {
  expect(plan(['react', './data/fields'])).toEqual({ scripts: ['react.js', 'lib.js'] });
  expect(plan(['lib/extra'])).toEqual({ scripts: ['react.js', 'lib.js', 'extra.js'] });
});

it.each([
  [
    'a package that isn’t available',
    ['react', 'lodash'],
    2,
    /"lodash".*react, lib\. To use other packages, download/,
  ],
  ['an entry point that isn’t available', ['lib/other'], 1, /"lib\/other".*lib, lib\/extra\./],
  ['a file that isn’t available', ['./nowhere'], 1, /App\.tsx, data\/fields\.ts/],
])('names %s, its place, and what is available', (_, specifiers, line, message) => {
  expect(plan(specifiers)).toEqual({
    fault: { kind: 'import', file: 'App.tsx', line, message: expect.stringMatching(message) },
  });
});

it('names the releases when asked for an unknown one', () => {
  expect(plan([], '2.0.0')).toMatchObject({ fault: { message: expect.stringContaining('1.0.0') } });
});
