import { describe, expect, test } from 'vitest';
import { rqbDateTimeLibraryAPI as api } from './jsdate.ts';
import { readDurationAgo, readRelative, resolveRelative } from './relative.ts';

const base = new Date(2026, 2, 31, 14, 30);
const local = (...parts: readonly [number, number, number?, number?, number?, number?, number?]) =>
  new Date(...(parts as [number, number]));

describe('a relative date', () => {
  test('has defaults', () => {
    const complete = { mode: 'relative', anchor: 'now', offset: 0, unit: 'day' };
    expect(readRelative({ mode: 'relative' })).toEqual(complete);
  });

  test('may have a string as its offset, whose fraction is dropped', () => {
    expect(readRelative({ mode: 'relative', offset: '-7.9' })?.offset).toBe(-7);
  });

  test.each([
    null,
    '2026-03-01',
    { anchor: 'now' },
    { mode: 'fixed', anchor: 'now' },
    { mode: 'relative', anchor: 'yesterday' },
    { mode: 'relative', anchor: 'toString' },
    { mode: 'relative', anchor: Object.create(null) },
    { mode: 'relative', offset: Symbol('many') },
    { mode: 'relative', unit: null },
    { mode: 'relative', unit: 'fortnight' },
    { mode: 'relative', offset: 'many' },
    { mode: 'relative', offset: Number.POSITIVE_INFINITY },
    { mode: 'relative', offset: "1'); drop table orders; --" },
  ])('can’t be read from invalid value %#', (value) => {
    expect(readRelative(value)).toBeUndefined();
  });
});

describe('a duration', () => {
  const ago = (text: unknown) => {
    const moved = readDurationAgo(text);
    return moved && resolveRelative(moved, base, api);
  };

  test.each([
    ['P30D', local(2026, 2, 1, 14, 30)],
    ['P1M', local(2026, 1, 28, 14, 30)],
    ['P1Y2M1W3D', local(2025, 0, 21, 14, 30)],
    ['PT90M', local(2026, 2, 31, 13, 0)],
    ['P1DT2H3M4S', local(2026, 2, 30, 12, 26, 56)],
    ['PT0S', base],
  ])('%s', (text, date) => {
    expect(ago(text)).toEqual(date);
  });

  test.each(['', 'P', 'PT', 'P1H', '30D', '-P1D', 'P1.5D', 30, null])('is not %s', (value) => {
    expect(ago(value)).toBeUndefined();
  });
});
