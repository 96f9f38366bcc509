import { describe, expect, it } from 'vitest';
import { resolveRelativeImport } from './relative-imports.ts';

describe('resolveRelativeImport', () => {
  const files = new Set(['App.tsx', 'lib/fields.ts', 'lib/index.ts', 'data.json']);

  it.each([
    ['App.tsx', './lib/fields', 'lib/fields.ts'],
    ['App.tsx', './lib', 'lib/index.ts'],
    ['App.tsx', './data.json', 'data.json'],
    ['lib/fields.ts', '../App', 'App.tsx'],
    ['lib/fields.ts', '../App.js', 'App.tsx'],
    ['App.tsx', './other', undefined],
    ['App.tsx', 'lib/fields', undefined],
  ])('from %s, %s is %s', (from, specifier, file) => {
    expect(resolveRelativeImport(specifier, from, files)).toBe(file);
  });
});
