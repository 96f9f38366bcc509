import type { FormatQueryOptions, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { beforeAll, expect, test } from 'vitest';
import * as jsdate from '../src/jsdate.ts';
import * as luxon from '../src/luxon.ts';
import { anchors } from '../src/relative.ts';
import type { RelativeDateTimeAnchor, RelativeDateTimeUnit } from '../src/types.ts';
import { engines, postgres, sqlite } from './engines.ts';
import { fields, rows } from './rows.ts';
import { inZone } from './zone.ts';

const { datetimeRuleProcessorSQL: ruleProcessor, rqbDateTimeLibraryAPI: api } = jsdate;
const precisions = { day: 'placedOn', moment: 'shippedAt' } as const;
const offsets: readonly (readonly [number, RelativeDateTimeUnit])[] = [
  [0, 'day'],
  [-90, 'minute'],
  [5, 'hour'],
  [-7, 'day'],
  [2, 'week'],
  [-1, 'month'],
  [1, 'year'],
];

const cases = Object.entries(precisions).flatMap(([precision, field]) =>
  (Object.keys(anchors) as RelativeDateTimeAnchor[]).flatMap((anchor) =>
    offsets.map(([offset, unit]) => ({ precision, field, anchor, offset, unit })),
  ),
);
type Case = (typeof cases)[number];

const queryOf = ({ field, anchor, offset, unit }: Case): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field, operator: '>=', value: { mode: 'relative', anchor, offset, unit } }],
});

/** The expression that a preset compares with. */
const expressionOf = (test: Case, preset: FormatQueryOptions['preset']) =>
  formatQuery(queryOf(test), { format: 'sql', preset, fields, ruleProcessor }).replace(
    /^\("?\w+"? >= (.*)\)$/,
    '$1',
  );

const read = (text: unknown) => api.toDate(String(text)).getTime();

/** The databases compute relative dates as the libraries do. */
export function testRelativeDates() {
  // The databases compute in UTC, the libraries on the machine's calendar.
  beforeAll(() => inZone('UTC'));

  test.each(cases)('$precision $anchor $offset $unit', async (relative) => {
    const resolve = () => {
      // The week of Luxon starts on Monday, as that of the databases.
      const { dateRelative } = luxon.jsonLogicDateTimeOperations;
      const { anchor, offset, unit, precision } = relative;
      return read(dateRelative(anchor, offset, unit, precision === 'day'));
    };
    const before = resolve();
    const sqliteText = sqlite.exec(`select ${expressionOf(relative, 'sqlite')}`)[0]?.values[0]?.[0];
    const format = relative.precision === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
    const { rows: found } = await postgres.query<{ text: string }>(
      `select to_char(${expressionOf(relative, 'postgresql')}, '${format}') as text`,
    );
    const after = resolve();
    for (const text of [sqliteText, found[0]?.text]) {
      expect(read(text)).toBeGreaterThanOrEqual(before);
      expect(read(text)).toBeLessThanOrEqual(after);
    }
  });

  test('a base alone leaves the expression to the database', () => {
    const [relative] = cases;
    const context = { relativeDateTimeBase: '2026-03-15T12:00:00Z' };
    const options = { format: 'sql', preset: 'postgresql', fields, ruleProcessor } as const;
    const query = queryOf(relative as Case);
    expect(formatQuery(query, { ...options, context })).toBe(formatQuery(query, options));
  });

  test('JsonLogic reads what is no relative date as an empty string', () => {
    const { dateRelative } = jsdate.jsonLogicDateTimeOperations;
    expect(dateRelative('someday', 0, 'day', true)).toBe('');
  });

  test('a materialized date counts from the base, in every engine but JsonLogic', async () => {
    const context = {
      relativeDateTimeBase: '2026-03-15T12:00:00Z',
      materializeRelativeDateTime: true,
    };
    const query: RuleGroupType = {
      combinator: 'and',
      rules: [
        {
          field: 'shippedAt',
          operator: 'between',
          value: [
            { mode: 'relative', anchor: 'endOfMonth' },
            { mode: 'relative', anchor: 'startOfMonth' },
          ],
        },
        { field: 'placedOn', operator: '<', value: { mode: 'relative', anchor: 'endOfMonth' } },
      ],
    };
    const ids = rows
      .filter(
        ({ shippedAt, placedOn }) => shippedAt?.startsWith('2026-03') && placedOn !== '2026-03-31',
      )
      .map(({ id }) => id);
    expect(ids).not.toEqual([]);
    const { 'json-logic-js': _, ...others } = engines;
    for (const [name, run] of Object.entries(others)) {
      expect([name, await run(query, { fields, context }, jsdate)]).toEqual([name, ids]);
    }
  });
}
