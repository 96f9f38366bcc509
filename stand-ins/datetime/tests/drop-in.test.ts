import jsonLogic from 'json-logic-js';
import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { expect, it } from 'vitest';
import type {
  IsDateField,
  IsDateFieldFunction,
  RelativeDateTimeAnchor,
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
  RQBDateTimeJsonLogic,
  RQBDateTimeLibraryAPI,
  RQBJsonLogicDateAfter,
  RQBJsonLogicDateBefore,
  RQBJsonLogicDateBetween,
  RQBJsonLogicDateIn,
  RQBJsonLogicDateNotBetween,
  RQBJsonLogicDateNotIn,
  RQBJsonLogicDateNotOn,
  RQBJsonLogicDateOn,
  RQBJsonLogicDateOnOrAfter,
  RQBJsonLogicDateOnOrBefore,
  RQBJsonLogicDateRelative,
  RQBJsonLogicDateTimeOperations,
} from '../src/index.ts';
import * as root from '../src/index.ts';
import * as jsdate from '../src/jsdate.ts';
import type { RelativeOperatorMap } from '../src/ui.ts';

// Every type that an app can use of the published package; the types are checked with the rest. Those of the
// components are in `src/ui.test.tsx`.

const fields: Field[] = [
  { name: 'day', label: 'Day', inputType: 'date', datatype: 'date' },
  { name: 'note', label: 'Note' },
];
const query = (value: unknown, operator = '>='): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'day', operator, value }],
});
const relative: RelativeDateTimeValue = {
  mode: 'relative',
  anchor: 'startOfMonth' satisfies RelativeDateTimeAnchor,
  offset: -1,
  unit: 'month' satisfies RelativeDateTimeUnit,
};

/** A date library of an app's own. */
const ownLibrary: RQBDateTimeLibraryAPI = {
  ...jsdate.rqbDateTimeLibraryAPI,
  startOf: (date, unit: RelativeDateTimeTruncationUnit) =>
    jsdate.rqbDateTimeLibraryAPI.startOf(date, unit),
};

it('exports with every option of the context', () => {
  const context = {
    isDateField: [{ datatype: /^date/ }] satisfies IsDateField,
    relativeDateTimeBase: new Date('2026-03-15T12:00:00Z'),
    materializeRelativeDateTime: true,
    relativeOperatorMap: { since: '>=' } satisfies RelativeOperatorMap,
    locales: 'en',
    dateFormat: { dateStyle: 'short' },
    dateTimeFormat: { dateStyle: 'short' },
  };
  const ruleProcessor = jsdate.datetimeRuleProcessorSQL;
  const sql = formatQuery(query(relative, 'since'), {
    format: 'sql',
    fields,
    context,
    ruleProcessor,
  });
  expect(sql).toBe(`(day >= '2026-02-01')`);
});

it('evaluates JsonLogic', () => {
  const operations: RQBJsonLogicDateTimeOperations = jsdate.jsonLogicDateTimeOperations;
  for (const [name, operation] of Object.entries(operations)) {
    jsonLogic.add_operation(name, operation);
  }
  const logics: readonly RQBDateTimeJsonLogic[] = [
    { dateAfter: [{ var: 'day' }, '2026-02-28'] } satisfies RQBJsonLogicDateAfter,
    { dateBefore: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateBefore,
    {
      dateBetween: ['2026-02-28', { var: 'day' }, '2026-03-02'],
    } satisfies RQBJsonLogicDateBetween,
    { dateIn: [{ var: 'day' }, ['2026-03-01']] } satisfies RQBJsonLogicDateIn,
    {
      dateNotBetween: ['2026-03-02', { var: 'day' }, '2026-03-03'],
    } satisfies RQBJsonLogicDateNotBetween,
    { dateNotIn: [{ var: 'day' }, ['2026-03-02']] } satisfies RQBJsonLogicDateNotIn,
    { dateNotOn: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateNotOn,
    { dateOn: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOn,
    { dateOnOrAfter: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrAfter,
    { dateOnOrBefore: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrBefore,
    {
      dateBefore: [
        { var: 'day' },
        { dateRelative: ['now', 100, 'year', true] } satisfies RQBJsonLogicDateRelative,
      ],
    },
  ];
  for (const logic of logics) {
    const found = jsonLogic.apply(logic as never, { day: '2026-03-01' });
    expect([logic, found]).toEqual([logic, true]);
  }
});

it('makes processors with the app’s own date library', () => {
  const isDateField: IsDateFieldFunction = ({ field }) => field === 'day';
  const ruleProcessor = root.getDatetimeRuleProcessorSQL(ownLibrary);
  const options = { format: 'sql', preset: 'postgresql', context: { isDateField } } as const;
  expect(formatQuery(query('2026-03-01'), { ...options, ruleProcessor })).toBe(
    `("day" >= date'2026-03-01')`,
  );
  const valueProcessor = root.getDatetimeValueProcessorPostgreSQL(ownLibrary);
  expect(formatQuery(query('2026-03-01'), { ...options, valueProcessor })).toBe(
    `("day" >= date'2026-03-01')`,
  );
  expect(Object.keys(root.getDatetimeJsonLogicOperations(ownLibrary))).toContain('dateOn');
  expect(Object.keys(root.defaultDateTimeNLOperatorMap)).toContain('in');
  expect(root.datetimeValueProcessorNL).toBeTypeOf('function');
});
