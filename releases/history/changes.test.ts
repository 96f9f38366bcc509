import { describe, expect, it } from 'vitest';
import { changesOf, type ReleaseFacts } from './changes.ts';

const facts = (
  release: string,
  keys: readonly string[],
  types: Readonly<Record<string, string>> = {},
  defaults: Readonly<Record<string, string>> = {},
  packages: Readonly<Record<string, string>> = {},
): ReleaseFacts => ({
  release,
  keys: new Set(keys),
  types: new Map(Object.entries(types)),
  defaults: new Map(Object.entries(defaults)),
  packages: new Map(Object.entries(packages)),
});

describe('changesOf', () => {
  it('compares each release with the one before', () => {
    const changes = changesOf([
      facts('7.0.0', ['a', 'b'], { 'P.x': 'string', 'P.gone': 'string' }, { 'P.x': '1' }),
      facts(
        '7.1.0',
        ['b', 'c'],
        { 'P.x': 'number', 'P.new': 'string' },
        { 'P.x': '2' },
        { p: 'q' },
      ),
    ]);
    expect(changes).toEqual({
      '7.1.0': {
        before: '7.0.0',
        added: ['c'],
        removed: ['a'],
        types: { 'P.x': ['string', 'number'] },
        defaults: { 'P.x': ['1', '2'] },
        packages: { p: [null, 'q'] },
      },
    });
  });

  it('doesn’t report a change when a comment starts to name a default', () => {
    const types = { 'P.x': 'string' };
    const changes = changesOf([
      facts('7.0.0', [], types),
      facts('7.1.0', [], types, { 'P.x': '1' }),
    ]);
    expect(changes['7.1.0']?.defaults).toEqual({});
  });
});
