import { type Field, formatQuery } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { datetimeRuleProcessorSQL as ruleProcessor } from './jsdate.ts';
import type { DateTimeContext } from './types.ts';

const fields: Field[] = [
  { name: 'a', label: 'A', datatype: 'date' },
  { name: 'b', label: 'B', inputType: 'datetime-local' },
  { name: 'c', label: 'C', datatype: 'text' },
];

/** Names of the fields whose rules are written as dates. */
const dateFieldsWith = (context?: DateTimeContext, given = fields) =>
  given
    .map(({ name }) => name)
    .filter((name) => {
      const query = {
        combinator: 'and',
        rules: [{ field: name, operator: '=', value: '2026-03-01' }],
      };
      const options = { format: 'sql', preset: 'oracle', fields: given, ruleProcessor } as const;
      return formatQuery(query, { ...options, context: { ...context } }).includes('date');
    });

test.each([
  'date',
  'DATE',
  'datetime',
  'datetime2',
  'datetimeoffset',
  'timestamp',
  'timestamp with time zone',
])('%s is a date type', (datatype) => {
  expect(dateFieldsWith(undefined, [{ name: 'x', label: 'X', datatype }])).toEqual(['x']);
});

test.each(['time', 'text', 'update', 7, undefined])('%s isn’t a date type', (datatype) => {
  expect(dateFieldsWith(undefined, [{ name: 'x', label: 'X', datatype }])).toEqual([]);
});

describe('context.isDateField', () => {
  const settings: readonly (readonly [
    string,
    DateTimeContext['isDateField'],
    readonly string[],
  ])[] = [
    ['nothing', undefined, ['a']],
    ['yes', true, ['a', 'b', 'c']],
    ['no', false, []],
    ['a function of the rule', (rule) => rule.field === 'c', ['c']],
    [
      'a function of the field',
      (_, options) => options?.fieldData?.datatype !== 'date',
      ['b', 'c'],
    ],
    ['a pattern', { inputType: 'datetime-local' }, ['b']],
    ['an expression', { inputType: /^date/ }, ['b']],
    ['several patterns', [{ datatype: 'date' }, { datatype: 'text', name: 'c' }], ['a', 'c']],
    ['a pattern that fits only in part', { datatype: 'text', name: 'a' }, []],
    ['no pattern', [], []],
  ];
  test.each(settings)('%s', (_, isDateField, expected) => {
    const context = isDateField === undefined ? {} : { isDateField };
    expect(dateFieldsWith(context)).toEqual(expected);
  });
});

test('custom operators become standard ones', () => {
  const query = {
    combinator: 'and',
    rules: [{ field: 'a', operator: 'since', value: { mode: 'relative', anchor: 'startOfYear' } }],
  };
  const context: DateTimeContext = {
    relativeOperatorMap: { since: '>=' },
    relativeDateTimeBase: new Date(2026, 5, 15),
  };
  const sql = formatQuery(query, { format: 'sql', fields, ruleProcessor, context: { ...context } });
  expect(sql).toBe(`(a >= '2026-01-01')`);
});
