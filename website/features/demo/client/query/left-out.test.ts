import { defaultValidator, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { findDataSet } from '../data/dataSets.ts';
import { leftOut, ruleCount } from './left-out.ts';

const { fields } = findDataSet('people');

/** Paths and reasons of what an export leaves out. */
const found = (format: 'sql' | 'cel' | 'json' | 'prisma', query: object, validates = false) =>
  leftOut(query as RuleGroupTypeAny, {
    exportText: (part) =>
      JSON.stringify(
        formatQuery(part, { format, fields, ...(validates && { validator: defaultValidator }) }),
      ),
    fields,
  }).map(({ path, reason, isIndependent }) => [path.join('.'), reason, isIndependent]);

const rule = (field: string, operator: string, value: unknown, more = {}) => ({
  field,
  operator,
  value,
  ...more,
});
const group = (...rules: unknown[]) => ({ combinator: 'and', rules });
const kept = rule('lastName', '=', 'b');

describe('what an export leaves out', () => {
  it.each([
    ['an invalid number', rule('age', '>', '-20'), 'Enter a number from 0 to 130.'],
    ['an empty number', rule('age', '=', ''), 'Enter a number from 0 to 130.'],
    ['half a range', rule('birthdate', 'between', '2020-01-01,'), 'The range needs two values.'],
    ['an empty list', rule('instrument', 'in', ''), 'The list is empty.'],
    ['no field', rule('~', '=', '1'), 'No field is chosen.'],
    ['no operator', rule('lastName', '~', '1'), 'No operator is chosen.'],
    ['a muted rule', { ...kept, muted: true }, 'It’s muted.'],
    [
      'a subquery',
      rule('practice', '=', group(rule('', '>', '3')), { match: { mode: 'some' } }),
      'The format can’t test the entries of a list.',
    ],
  ])('in SQL: %s', (_name, left, reason) => {
    expect(found('sql', group(kept, group(left)))).toEqual([['1.0', reason, false]]);
    expect(found('json', group(kept, group(left)))).toEqual([]);
  });

  it('depends on the format', () => {
    const compared = rule('firstName', '=', 'lastName', { valueSource: 'field' });
    const odd = rule('firstName', 'resembles', 'x');
    const list = rule('instrument', 'in', '');
    const query = group(compared, odd, list);
    expect(found('sql', query)).toEqual([['2', 'The list is empty.', false]]);
    expect(found('cel', query)).toEqual([['1', 'The format doesn’t have the operator.', false]]);
    expect(found('prisma', query)).toEqual([
      ['0', 'The format can’t compare two fields like this.', false],
      ['1', 'The format doesn’t have the operator.', false],
    ]);
  });

  it('includes a group once if the whole group is muted or rejected', () => {
    const muted = { ...group(kept, kept), muted: true };
    expect(found('sql', group(kept, muted))).toEqual([['1', 'It’s muted.', false]]);
    const xor = { id: 'x', combinator: 'xor', rules: [kept, kept] };
    expect(found('sql', group(kept, xor), true)).toEqual([
      ['1', 'The validator rejects this group.', false],
    ]);
    expect(found('sql', group(kept, xor))).toEqual([]);
  });

  it('is recognized among independent combinators', () => {
    const query = { rules: [kept, 'or', rule('age', '>', '-20'), 'and', kept] };
    expect(found('sql', query)).toEqual([['2', 'Enter a number from 0 to 130.', true]]);
  });

  it('is nothing in a data set’s initial query', () => {
    const { initialQuery } = findDataSet('people');
    expect(found('sql', initialQuery)).toEqual([]);
    expect(ruleCount(initialQuery)).toBeGreaterThan(3);
  });

  it('is nothing if the query can’t be exported at all', () => {
    expect(found('prisma', group(kept, { rules: [kept, 'or', kept] }))).toEqual([]);
  });
});
