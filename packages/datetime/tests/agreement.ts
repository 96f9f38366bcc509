import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { describe, expect, test } from 'vitest';
import * as dateFns from '../src/date-fns.ts';
import * as dayjs from '../src/dayjs.ts';
import * as jsdate from '../src/jsdate.ts';
import * as luxon from '../src/luxon.ts';
import { engines, postgres } from './engines.ts';
import { dates, type Row, rows } from './rows.ts';
import { inZone } from './zone.ts';

const libraries = { 'date-fns': dateFns, dayjs, jsdate, luxon };

const fields: Field[] = [
  { name: 'placedOn', label: 'Placed on', datatype: 'date' },
  { name: 'shippedAt', label: 'Shipped at', datatype: 'timestamp' },
];

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

/** To MongoDB a missing value is a value, and different from every date. In SQL it never is. */
const selectsNull = (engine: string, operator: string) =>
  engine === 'mingo' && (operator === '!=' || operator === 'notIn');

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
