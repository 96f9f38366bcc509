import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as dateFns from './date-fns.ts';
import * as dayjs from './dayjs.ts';
import * as root from './index.ts';
import * as jsdate from './jsdate.ts';
import * as luxon from './luxon.ts';
import type { RelativeDateTimeUnit } from './types.ts';

const libraries = { 'date-fns': dateFns, dayjs, jsdate, luxon };
const others = [dateFns, dayjs, luxon].map((library) => library.rqbDateTimeLibraryAPI);
const ours = jsdate.rqbDateTimeLibraryAPI;

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

test.each(Object.entries(libraries))('%s binds what the root makes', (_, library) => {
  // What needs no date library is exported by the root alone, as in the published package.
  const bound = Object.keys(root)
    .filter((name) => name.startsWith('get'))
    .map((name) => name.replace(/^getDatetime(Rule|Value)/, 'datetime$1'))
    .map((name) => name.replace('getDatetimeJsonLogic', 'jsonLogicDateTime'));
  expect(Object.keys(library).sort()).toEqual([...bound, 'rqbDateTimeLibraryAPI'].sort());
});

const dates = fc.date({
  min: new Date(Date.UTC(2010, 0)),
  max: new Date(Date.UTC(2100, 0)),
  noInvalidDate: true,
});
const units: readonly RelativeDateTimeUnit[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('in %s', (timeZone) => {
  const inZone = (run: () => void) => {
    process.env.TZ = timeZone;
    run();
  };

  test('all libraries cut to the same day, month and year', () => {
    inZone(() =>
      fc.assert(
        fc.property(
          dates,
          fc.constantFrom('day' as const, 'month' as const, 'year' as const),
          (date, unit) => {
            for (const other of others) {
              expect(other.startOf(date, unit)).toEqual(ours.startOf(date, unit));
              expect(other.endOf(date, unit)).toEqual(ours.endOf(date, unit));
            }
          },
        ),
      ),
    );
  });

  test('all libraries move a day by the same amount', () => {
    inZone(() =>
      fc.assert(
        fc.property(
          dates,
          fc.integer({ min: -12, max: 12 }),
          fc.constantFrom(...units),
          (date, amount, unit) => {
            const noon = new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12);
            for (const other of others) {
              expect(other.add(noon, amount, unit)).toEqual(ours.add(noon, amount, unit));
            }
          },
        ),
      ),
    );
  });
});

test.each([
  ['date-fns', dateFns, '2026-03-01'],
  ['dayjs', dayjs, '2026-03-01'],
  ['jsdate', jsdate, '2026-03-01'],
  ['luxon', luxon, '2026-02-23'],
] as const)('a week of %s starts on its own day', (_, { rqbDateTimeLibraryAPI: api }, start) => {
  expect(api.toISOStringDateOnly(api.startOf('2026-03-01', 'week'))).toBe(start);
});

test('31 January and a month is the last of February', () => {
  for (const { rqbDateTimeLibraryAPI: api } of Object.values(libraries)) {
    expect(api.toISOStringDateOnly(api.add('2026-01-31', 1, 'month'))).toBe('2026-02-28');
    expect(api.toISOStringDateOnly(api.add('2024-02-29', -1, 'year'))).toBe('2023-02-28');
  }
});

test.each([
  ['YYYY-MM-DD', '2026-03-01'],
  ['yyyy/MM/dd', '2026/03/01'],
  ['YYYY-MM-DDTHH:mm:ss.SSS', '2026-03-01T14:05:06.007'],
])('%s means the same with every library', (pattern, text) => {
  for (const { rqbDateTimeLibraryAPI: api } of Object.values(libraries)) {
    expect(api.format('2026-03-01T14:05:06.007', pattern)).toBe(text);
    expect(api.format('tomorrow', pattern)).toBe('');
  }
});

test('other patterns are the library’s own', () => {
  expect(dateFns.rqbDateTimeLibraryAPI.format('2026-03-01', 'MMMM d, yyyy')).toBe('March 1, 2026');
  expect(dayjs.rqbDateTimeLibraryAPI.format('2026-03-01', 'MMMM D, YYYY')).toBe('March 1, 2026');
  expect(luxon.rqbDateTimeLibraryAPI.format('2026-03-01', 'MMMM d, yyyy')).toBe('March 1, 2026');
  for (const { rqbDateTimeLibraryAPI: api } of [dateFns, dayjs, luxon]) {
    expect(api.format('2026-03-01', 'MMM DD, YYYY')).toBe('Mar 01, 2026');
  }
});

test('no pattern makes a library throw', () => {
  // date-fns also warns about patterns that it rejects.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(fc.string(), (pattern) => {
      for (const { rqbDateTimeLibraryAPI: api } of Object.values(libraries)) {
        expect(api.format('2026-03-01', pattern)).toBeTypeOf('string');
      }
    }),
    { examples: [['YY'], ['DDD']] },
  );
  warn.mockRestore();
});

test('a day is compared as a day, two moments as moments', () => {
  expect(ours.isSame('2026-03-01T10:00', '2026-03-01')).toBe(true);
  expect(ours.isAfter('2026-03-01T10:00', '2026-03-01')).toBe(false);
  expect(ours.isBefore('2026-03-01', '2026-03-02T00:00')).toBe(true);
  expect(ours.isSame('2026-03-01T10:00Z', '2026-03-01T11:00+01:00')).toBe(true);
  expect(ours.isAfter('2026-03-01T10:00:00.001Z', '2026-03-01T10:00Z')).toBe(true);
});

test('a day is compared with the day of a moment on the machine', () => {
  process.env.TZ = 'Asia/Tokyo';
  for (const { rqbDateTimeLibraryAPI: api } of Object.values(libraries)) {
    expect(api.isSame('2026-03-01T23:30Z', '2026-03-02')).toBe(true);
    expect(api.toDate('2026-03-02').toISOString()).toBe('2026-03-01T15:00:00.000Z');
  }
  process.env.TZ = zone;
});

test('what is no date is in no relation and stays invalid', () => {
  const { isAfter, isBefore, isSame, startOf, endOf, add, toDate } = ours;
  for (const holds of [isAfter, isBefore, isSame]) {
    expect(holds('tomorrow', '2026-03-01')).toBe(false);
    expect(holds('2026-03-01', 'tomorrow')).toBe(false);
  }
  for (const date of [startOf('x', 'day'), endOf('x', 'week'), add('x', 1, 'day'), toDate('x')]) {
    expect(date.getTime()).toBeNaN();
  }
});
