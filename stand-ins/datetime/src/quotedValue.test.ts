import { type ExportFormat, formatQuery, type RuleProcessor } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import * as bound from './jsdate.ts';

const formats: readonly (readonly [ExportFormat, RuleProcessor])[] = [
  ['sql', bound.datetimeRuleProcessorSQL],
  ['cel', bound.datetimeRuleProcessorCEL],
  ['spel', bound.datetimeRuleProcessorSpEL],
  ['jsonata', bound.datetimeRuleProcessorJSONata],
  ['cypher', bound.datetimeRuleProcessorCypher],
  ['gql', bound.datetimeRuleProcessorCypher],
  ['gremlin', bound.datetimeRuleProcessorGremlin],
  ['natural_language', bound.datetimeRuleProcessorNL],
];

const text = `x' or "1"=1) --`;
const fields = [
  { name: 'note', label: 'Note' },
  { name: 'day', label: 'Day', datatype: 'date' },
];

describe.each(formats)('%s quotes an array like the string in it', (format, ruleProcessor) => {
  const write = (field: string, operator: string, value: unknown, match?: object) => {
    const rule = { field, operator, value, ...match };
    const options = { format, fields, preset: 'postgresql', ruleProcessor } as { format: 'sql' };
    return formatQuery({ combinator: 'and', rules: [rule] }, options);
  };

  test.each(['=', '!=', 'contains', 'doesNotContain', 'beginsWith', 'endsWith', 'isLike'])(
    '%s',
    (operator) => {
      for (const field of ['note', 'day']) {
        expect(write(field, operator, [text])).toBe(write(field, operator, text));
      }
    },
  );

  test.each(['in', 'notIn', 'between', 'notBetween'])('%s', (operator) => {
    expect(write('note', operator, [[text], ['b']])).toBe(write('note', operator, [text, 'b']));
  });

  test('in a subquery', () => {
    const match = { match: { mode: 'all' } };
    const subquery = (value: unknown) => ({
      combinator: 'and',
      rules: [{ field: 'name', operator: '=', value }],
    });
    expect(write('note', '=', subquery([text]), match)).toBe(
      write('note', '=', subquery(text), match),
    );
  });
});

test('a value processor does the same', () => {
  const write = (value: unknown) =>
    formatQuery(
      { combinator: 'and', rules: [{ field: 'note', operator: 'contains', value }] },
      { format: 'sql', fields, valueProcessor: bound.datetimeValueProcessorPostgreSQL },
    );
  expect(write([text])).toBe(write(text));
});
