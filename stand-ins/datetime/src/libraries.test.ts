import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as dateFns from './date-fns.ts';
import * as dayjs from './dayjs.ts';
import * as root from './index.ts';
import * as jsdate from './jsdate.ts';
import * as luxon from './luxon.ts';
import { movedAnchorOf, resolveRelative } from './relative.ts';
import type {
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
} from './types.ts';

const libraries = { 'date-fns': dateFns, dayjs, jsdate, luxon };
const others = [dateFns, dayjs, luxon].map((library) => library.rqbDateTimeLibraryAPI);
const ours = jsdate.rqbDateTimeLibraryAPI;

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

test.each(Object.entries(libraries))('%s binds everything that the root creates', (_, library) => {
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

  test('all libraries truncate to the same day, month, and year', () => {
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
] as const)('%s starts a week on its own day', (_, { rqbDateTimeLibraryAPI: api }, start) => {
  expect(api.toISOStringDateOnly(api.startOf('2026-03-01', 'week'))).toBe(start);
});

test('January 31 plus a month is the last day of February', () => {
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

test('a day is compared with a moment’s day in the machine’s time zone', () => {
  process.env.TZ = 'Asia/Tokyo';
  for (const { rqbDateTimeLibraryAPI: api } of Object.values(libraries)) {
    expect(api.isSame('2026-03-01T23:30Z', '2026-03-02')).toBe(true);
    expect(api.toDate('2026-03-02').toISOString()).toBe('2026-03-01T15:00:00.000Z');
  }
  process.env.TZ = zone;
});

test('an invalid date never compares as true, and stays invalid', () => {
  const { isAfter, isBefore, isSame, startOf, endOf, add, toDate } = ours;
  for (const holds of [isAfter, isBefore, isSame]) {
    expect(holds('tomorrow', '2026-03-01')).toBe(false);
    expect(holds('2026-03-01', 'tomorrow')).toBe(false);
  }
  for (const date of [startOf('x', 'day'), endOf('x', 'week'), add('x', 1, 'day'), toDate('x')]) {
    expect(date.getTime()).toBeNaN();
  }
});

/** A zone, a unit, a date in the unit, and the unit's last millisecond. */
const ends: readonly (readonly [
  timeZone: string,
  unit: RelativeDateTimeTruncationUnit,
  date: string,
  end: string,
])[] = [
  ['UTC', 'day', '2026-03-10T14:30', '2026-03-10T23:59:59.999Z'],
  ['UTC', 'month', '2024-02-10T14:30', '2024-02-29T23:59:59.999Z'],
  ['UTC', 'year', '2026-03-10T14:30', '2026-12-31T23:59:59.999Z'],
  // Days of 23 and 25 hours.
  ['America/New_York', 'day', '2026-03-08T14:30', '2026-03-09T03:59:59.999Z'],
  ['America/New_York', 'day', '2026-11-01T14:30', '2026-11-02T04:59:59.999Z'],
  // April 24 starts at 1:00, because midnight doesn't exist.
  ['Africa/Cairo', 'day', '2026-04-23', '2026-04-23T21:59:59.999Z'],
  ['Africa/Cairo', 'day', '2026-04-24', '2026-04-24T20:59:59.999Z'],
  // The hour before midnight occurs twice.
  ['Africa/Cairo', 'day', '2026-10-29', '2026-10-29T21:59:59.999Z'],
  // The first day of the unit starts at 1:00.
  ['America/Asuncion', 'month', '2023-10-10', '2023-11-01T02:59:59.999Z'],
  ['Asia/Khandyga', 'year', '2004-07-01', '2004-12-31T13:59:59.999Z'],
];

test.each(ends)(
  'in %s, the last millisecond of the %s of %s is %s',
  (timeZone, unit, date, end) => {
    process.env.TZ = timeZone;
    for (const [name, { rqbDateTimeLibraryAPI: api }] of Object.entries(libraries)) {
      expect([name, api.endOf(date, unit).toISOString()]).toEqual([name, end]);
    }
  },
);

test.each([
  ['UTC', '2026-03-10', '2026-03-14T23:59:59.999Z', '2026-03-15T23:59:59.999Z'],
  // Sunday, September 6, starts at 1:00.
  ['America/Santiago', '2026-09-09', '2026-09-13T02:59:59.999Z', '2026-09-14T02:59:59.999Z'],
  // Monday, March 22, starts at 1:00.
  ['Asia/Tehran', '2021-03-24', '2021-03-27T19:29:59.999Z', '2021-03-28T19:29:59.999Z'],
])(
  'in %s, the week of %s ends at %s, and that of Luxon at %s',
  (timeZone, date, end, endOfLuxon) => {
    process.env.TZ = timeZone;
    for (const { rqbDateTimeLibraryAPI: api } of [dateFns, dayjs, jsdate]) {
      expect(api.endOf(date, 'week').toISOString()).toBe(end);
    }
    expect(luxon.rqbDateTimeLibraryAPI.endOf(date, 'week').toISOString()).toBe(endOfLuxon);
  },
);

/** A zone, a date, what is relative to it, and the moment that it means. */
const relativeDates: readonly (readonly [
  timeZone: string,
  base: string,
  relative: Partial<RelativeDateTimeValue>,
  moment: string,
])[] = [
  // April 24 starts at 1:00.
  ['Africa/Cairo', '2026-04-24', { anchor: 'endOfDay' }, '2026-04-24T20:59:59.999Z'],
  ['Africa/Cairo', '2026-04-23', { anchor: 'endOfDay', offset: -1 }, '2026-04-22T21:59:59.999Z'],
  ['Africa/Cairo', '2026-04-23', { anchor: 'endOfDay', offset: 7 }, '2026-04-30T20:59:59.999Z'],
  [
    'Africa/Cairo',
    '2026-04-24',
    { anchor: 'endOfDay', offset: 2, unit: 'hour' },
    '2026-04-24T22:59:59.999Z',
  ],
  ['Africa/Cairo', '2026-04-24', { anchor: 'startOfDay', offset: 1 }, '2026-04-24T21:00:00.000Z'],
  ['Africa/Cairo', '2026-04-25', { anchor: 'startOfDay', offset: -1 }, '2026-04-23T22:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24T12:00', { anchor: 'now', offset: 1 }, '2026-04-25T09:00:00.000Z'],
  ['America/Asuncion', '2023-10-10', { anchor: 'endOfMonth' }, '2023-11-01T02:59:59.999Z'],
  ['Asia/Khandyga', '2004-07-01', { anchor: 'endOfYear' }, '2004-12-31T13:59:59.999Z'],
];

test.each(relativeDates)('in %s, relative to %s, %o is %s', (timeZone, base, relative, moment) => {
  process.env.TZ = timeZone;
  for (const [name, { rqbDateTimeLibraryAPI: api }] of Object.entries(libraries)) {
    const { anchor = 'now', offset = 0, unit = 'day' } = relative;
    const moved = movedAnchorOf({ mode: 'relative', anchor, offset, unit });
    expect([name, resolveRelative(moved, base, api).toISOString()]).toEqual([name, moment]);
  }
});
