import { describe, expect, test } from 'vitest';
import { rqbDateTimeLibraryAPI as api } from './jsdate.ts';
import { movedAnchorOf, readDurationAgo, readRelative, resolveRelative } from './relative.ts';
import type { RelativeDateTimeValue } from './types.ts';

const base = new Date(2026, 2, 31, 14, 30);
const local = (...parts: readonly [number, number, number?, number?, number?, number?, number?]) =>
  new Date(...(parts as [number, number]));

const meanings: readonly (readonly [Partial<RelativeDateTimeValue>, Date])[] = [
  [{ anchor: 'now' }, base],
  [{ anchor: 'now', offset: -90, unit: 'minute' }, local(2026, 2, 31, 13, 0)],
  [{ anchor: 'now', offset: 1, unit: 'month' }, local(2026, 3, 30, 14, 30)],
  [{ anchor: 'startOfDay', offset: -7, unit: 'day' }, local(2026, 2, 24)],
  [{ anchor: 'endOfDay' }, local(2026, 2, 31, 23, 59, 59, 999)],
  [{ anchor: 'startOfWeek' }, local(2026, 2, 29)],
  [{ anchor: 'endOfWeek', offset: -1, unit: 'week' }, local(2026, 2, 28, 23, 59, 59, 999)],
  [{ anchor: 'startOfMonth', offset: -1, unit: 'month' }, local(2026, 1, 1)],
  [{ anchor: 'endOfMonth', offset: -1, unit: 'month' }, local(2026, 1, 28, 23, 59, 59, 999)],
  [{ anchor: 'endOfMonth', offset: -1, unit: 'day' }, local(2026, 2, 30, 23, 59, 59, 999)],
  [{ anchor: 'startOfYear', offset: 2, unit: 'hour' }, local(2026, 0, 1, 2)],
  [{ anchor: 'endOfYear', offset: -2, unit: 'year' }, local(2024, 11, 31, 23, 59, 59, 999)],
];

test.each(meanings)('%o', (value, date) => {
  const relative = readRelative({ mode: 'relative', ...value });
  expect(relative && resolveRelative(movedAnchorOf(relative), base, api)).toEqual(date);
});

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
