import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { dayOf, isDate, isDayText, momentOf, readDate } from './isoText.ts';

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

const moments: readonly (readonly [text: string, moment: string])[] = [
  ['2026-03-01T14:30Z', '2026-03-01T14:30:00.000Z'],
  ['2026-03-01 14:30:15z', '2026-03-01T14:30:15.000Z'],
  ['2026-03-01T14:30:15.1234567Z', '2026-03-01T14:30:15.123Z'],
  ['2026-03-01T14:30:15,5Z', '2026-03-01T14:30:15.500Z'],
  ['2026-03-01T14:30-05:00', '2026-03-01T19:30:00.000Z'],
  ['2026-03-01T14:30+0530', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01T00:30+14', '2026-02-28T10:30:00.000Z'],
  [' 2024-02-29 12:00Z ', '2024-02-29T12:00:00.000Z'],
  ['2026-03-01T14:30-23:59', '2026-03-02T14:29:00.000Z'],
  ['0099-12-31T00:00Z', '0099-12-31T00:00:00.000Z'],
];

const noDates = [
  '',
  'tomorrow',
  '2026',
  '2026-03',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-03-01T24:00',
  '2026-03-01T14',
  '2026-03-01T14:30+24:00',
  '2026-03-01T14:30+05:60',
  '2026-03-01T14:30+05:',
  "2026-03-01' or 1=1 --",
  '2026-03-01T14:30Z; drop table orders',
  null,
  undefined,
  1_772_323_200_000,
  {},
  [],
  new Date(Number.NaN),
];

describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Kiritimati', -840],
])('in %s', (timeZone, minutesToUTC) => {
  const inZone = <T>(run: () => T) => {
    process.env.TZ = timeZone;
    return run();
  };

  test('the machine uses that time zone', () => {
    expect(inZone(() => new Date(2026, 0, 1).getTimezoneOffset())).toBe(minutesToUTC);
  });

  test.each(moments)('%s is %s', (text, moment) => {
    expect(inZone(() => momentOf(text))).toBe(moment);
    expect(dayOf(text)).toBe(text.trim().slice(0, 10));
  });

  test('a time without a zone is the machine’s', () => {
    const text = '2026-07-01T14:30';
    expect(inZone(() => readDate(text).getTime())).toBe(new Date(2026, 6, 1, 14, 30).getTime());
  });

  test('a day is the machine’s midnight', () => {
    expect(inZone(() => readDate('2026-07-01').getTime())).toBe(new Date(2026, 6, 1).getTime());
  });

  test('every day and moment survives being written and read', () => {
    inZone(() =>
      fc.assert(
        fc.property(
          fc.date({
            min: new Date(Date.UTC(1, 0, 2)),
            max: new Date(Date.UTC(9998, 0)),
            noInvalidDate: true,
          }),
          (date) => {
            expect(readDate(momentOf(date)).getTime()).toBe(date.getTime());
            expect(dayOf(readDate(dayOf(date)))).toBe(dayOf(date));
          },
        ),
      ),
    );
  });
});

test.each(noDates)('%s isn’t a date', (value) => {
  expect(isDate(value)).toBe(false);
  expect(momentOf(value)).toBe('');
  expect(dayOf(value)).toBe('');
});

test('no string makes the functions throw, and they return only dates or empty strings', () => {
  const almost = fc.stringMatching(/^[0-9TZ:+\-. ']{0,30}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), almost), (text) => {
      expect(momentOf(text)).toMatch(/^$|^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(dayOf(text)).toMatch(/^$|^\d{4}-\d\d-\d\d$/);
    }),
  );
});

test('isDayText accepts only a day without a time', () => {
  expect(isDayText('2026-03-01')).toBe(true);
  expect(isDayText('2026-03-01T00:00')).toBe(false);
  expect(isDayText(new Date())).toBe(false);
});
