import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { describe, expect, test } from 'vitest';
import * as dateFns from '../src/date-fns.ts';
import * as dayjs from '../src/dayjs.ts';
import * as jsdate from '../src/jsdate.ts';
import * as luxon from '../src/luxon.ts';
import { engines, postgres } from './engines.ts';
import { dates, fields, type Row, rows } from './rows.ts';
import { inZone } from './zone.ts';

const libraries = { 'date-fns': dateFns, dayjs, jsdate, luxon };

type Compare = (date: string, first: string, second: string) => boolean;

/** What each operator means; the texts of the rows sort as their dates do. */
const operators: Readonly<Record<string, { readonly means: Compare; readonly isMany?: true }>> = {
  '=': { means: (date, first) => date === first },
  '!=': { means: (date, first) => date !== first },
  '<': { means: (date, first) => date < first },
  '<=': { means: (date, first) => date <= first },
  '>': { means: (date, first) => date > first },
  '>=': { means: (date, first) => date >= first },
  between: { means: (date, first, second) => date >= first && date <= second, isMany: true },
  notBetween: { means: (date, first, second) => date < first || date > second, isMany: true },
  in: { means: (date, first, second) => [first, second].includes(date), isMany: true },
  notIn: { means: (date, first, second) => ![first, second].includes(date), isMany: true },
};

/** To MongoDB and CEL a missing value is different from every date. In SQL it never is. */
const selectsNull = (engine: string, operator: string) =>
  ['mingo', 'cel-js'].includes(engine) && (operator === '!=' || operator === 'notIn');

const columns = { date: 'placedOn', datetime: 'shippedAt' } as const satisfies Record<
  string,
  keyof Row
>;

const cases = Object.entries(columns).flatMap(([kind, column]) =>
  Object.entries(operators).map(([operator, { means, isMany }]) => {
    const [first, second] = dates[kind as keyof typeof columns];
    const value = isMany ? [first, second] : first;
    const expected = (engine: string) =>
      rows
        .filter((row) => {
          const date = row[column];
          return date === null ? selectsNull(engine, operator) : means(date, first, second);
        })
        .map(({ id }) => id);
    const query: RuleGroupType = { combinator: 'and', rules: [{ field: column, operator, value }] };
    return { kind, operator, query, expected };
  }),
);

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

/** Every engine selects the same rows, whichever library and wherever the machine is. */
export function testAgreement() {
  describe.each(zones)('in %s', (zone) => {
    describe.each(Object.entries(libraries))('%s', (_, library) => {
      test.each(Object.entries(engines))('%s', async (engine, run) => {
        inZone(zone);
        for (const { kind, operator, query, expected } of cases) {
          const found = await run(query, { fields }, library);
          expect([kind, operator, ...found]).toEqual([kind, operator, ...expected(engine)]);
        }
      });
    });
  });

  describe('without a date', () => {
    const lacking: RuleGroupType['rules'] = [
      ...['between', 'notBetween'].flatMap((operator) =>
        [[], ['tomorrow'], [dates.date[0], 'tomorrow']].map((value) => ({ operator, value })),
      ),
      { operator: 'withinDuration', value: '50 years' },
    ].map((rule) => ({ field: 'placedOn', ...rule }));
    const complete = { field: 'placedOn', operator: '=', value: dates.date[0] };

    test.each(Object.entries(engines))('%s finds what the other rules find', async (_, run) => {
      for (const rule of lacking) {
        const query = { combinator: 'and', rules: [rule, complete] };
        expect([rule, ...(await run(query, { fields }, jsdate))]).toEqual([rule, 2]);
      }
    });
  });

  describe.each(zones)('durations, in %s', (zone) => {
    test.each(Object.entries(engines))('%s', async (_, run) => {
      inZone(zone);
      const found = (operator: string, value: string, field = 'shippedAt') =>
        run({ combinator: 'and', rules: [{ field, operator, value }] }, { fields }, jsdate);
      // The rows are from 1969, 2026, and 2100.
      expect(await found('olderThanDuration', 'P50Y')).toEqual([7]);
      expect(await found('withinDuration', 'P50Y')).toEqual([1, 2, 3, 4, 5, 6, 8]);
      expect(await found('olderThanDuration', 'P49Y6M2W3DT4H5M6S', 'placedOn')).toEqual([7]);
      expect(await found('withinDuration', 'P1D', 'placedOn')).toContain(8);
    });
  });

  describe.each(zones)('a field against a field, in %s', (zone) => {
    const fieldRule = (operator: string, value: string): RuleGroupType => ({
      combinator: 'and',
      rules: [{ field: 'placedOn', operator, value, valueSource: 'field' }],
    });

    test.each([
      'postgresql',
      'drizzle on postgresql',
      'sequelize',
      'jsonata',
      'cel-js',
      'tanstack db',
    ])('%s compares moments', async (engine) => {
      inZone(zone);
      const run = engines[engine];
      const isObject = ['cel-js', 'tanstack db'].includes(engine);
      const midnight = (day: string) => (isObject ? `${day}T00:00` : `${day}T00:00Z`);
      const expected = rows
        .filter(
          ({ placedOn, shippedAt }) =>
            placedOn !== null &&
            shippedAt !== null &&
            new Date(midnight(placedOn)) > new Date(shippedAt),
        )
        .map(({ id }) => id);
      expect(
        await run?.(fieldRule('>', 'shippedAt'), { fields, parseNumbers: false }, jsdate),
      ).toEqual(expected);
    });

    test('json-logic-js compares a day with the day of a moment', async () => {
      inZone(zone);
      const days = rows.map(({ id, placedOn, shippedAt }) => {
        const date = new Date(shippedAt ?? Number.NaN);
        const day = shippedAt && jsdate.rqbDateTimeLibraryAPI.toISOStringDateOnly(date);
        return { id, isSame: placedOn !== null && placedOn === day };
      });
      expect(
        await engines['json-logic-js']?.(fieldRule('=', 'shippedAt'), { fields }, jsdate),
      ).toEqual(days.filter(({ isSame }) => isSame).map(({ id }) => id));
    });
  });

  test('a column with a zone is read in UTC, whatever the zone of the session', async () => {
    const zoned: Field[] = [{ name: 'zonedAt', label: 'Zoned', datatype: 'timestamptz' }];
    const query: RuleGroupType = {
      combinator: 'and',
      rules: [{ field: 'zonedAt', operator: '=', value: dates.datetime[0] }],
    };
    const sql = formatQuery(query, {
      format: 'sql',
      preset: 'postgresql',
      fields: zoned,
      ruleProcessor: jsdate.datetimeRuleProcessorSQL,
    });
    await postgres.exec(`set time zone 'America/New_York'`);
    const found = await postgres.query<{ id: number }>(`select id from orders where ${sql}`);
    await postgres.exec(`set time zone 'UTC'`);
    expect(found.rows).toEqual([{ id: 3 }]);
  });
}
