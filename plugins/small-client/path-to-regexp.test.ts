import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import pathToRegexp from './path-to-regexp.ts';

const require = createRequire(import.meta.url);
// The copy that react-router gets, as others of other major releases are installed too.
const original = createRequire(require.resolve('react-router/package.json'))(
  'path-to-regexp',
) as typeof pathToRegexp;

const paths = ['/', '*', '/docs', '/docs/', '/docs/6/tips/common-mistakes', '/a.b/$c', '/files/*'];
const addresses = [
  ...['/', '', '/docs', '/docs/', '/docs//', '/docs/intro', '/DOCS', '/docsearch', '/docs/6'],
  ...['/docs/6/tips/common-mistakes', '/axb/$c', '/a.b/$c', '/a.b/$c/', '/files/a/b', '/files/'],
];
const options = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

it.each(options)('matches what the original matches with %o', (some) => {
  for (const path of paths) {
    const keys: { name: number }[] = [];
    const originalKeys: { name: number }[] = [];
    const match = (address: string) => [...(pathToRegexp(path, keys, some).exec(address) ?? [])];
    const expected = (address: string) => [
      ...(original(path, originalKeys, some).exec(address) ?? []),
    ];
    expect(addresses.map(match)).toEqual(addresses.map(expected));
    expect(keys.map(({ name }) => name)).toEqual(originalKeys.map(({ name }) => name));
  }
});

it('refuses a path with a parameter', () => {
  expect(() => pathToRegexp('/users/:id', [])).toThrow('/users/:id');
});
