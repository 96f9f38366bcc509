import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataSets, findDataSet } from '../data/dataSets.ts';
import { anyQuery } from './any-query.ts';
import { rulesWithHiddenValue } from './inputs.ts';
import { vocabularyOf } from './vocabulary.ts';
import { rulesOf } from './walk.ts';

const { specs } = findDataSet('orders');
const rule = { field: 'total', operator: '=', value: '1' };

describe('the vocabulary of a query', () => {
  it('is the data’s own for each data set’s start', () => {
    for (const { specs, initialQuery } of dataSets) {
      const { fields, ...others } = vocabularyOf(initialQuery, specs);
      expect(fields.every((field, index) => field === specs[index])).toBe(true);
      expect(others).toEqual({ combinators: [], parameters: [] });
    }
  });

  it('has what the data lacks', () => {
    const query = {
      combinator: 'xor',
      rules: [
        { ...rule, operator: 'resembles' },
        { ...rule, valueSource: 'parameter' as const, value: 'least' },
        { rules: [{ ...rule, field: 'shoeSize' }, 'OR', rule] },
      ],
    };
    const { fields, combinators, parameters } = vocabularyOf(query as never, specs);
    expect(fields.find(({ name }) => name === 'total')?.operators).toContain('resembles');
    expect(fields.at(-1)).toEqual({ name: 'shoeSize', label: 'shoeSize' });
    expect(combinators).toEqual(['xor', 'OR']);
    expect(parameters).toEqual(['least']);
  });

  it('has every field and operator of any query', () => {
    fc.assert(
      fc.property(anyQuery(specs.map(({ name }) => name)), (query) => {
        const { fields } = vocabularyOf(query, specs);
        for (const { field, operator } of rulesOf(query)) {
          const found = fields.find(({ name }) => name === field);
          expect(found !== undefined || field === '~').toBe(true);
          const isOffered = found?.operators?.includes(operator) ?? operator !== 'resembles';
          expect(isOffered || operator === '~' || field === '~').toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the values that inputs can’t show', () => {
  const hidden = (more: object) =>
    rulesWithHiddenValue({ combinator: 'and', rules: [{ ...rule, ...more }] }, specs).length === 1;

  it.each([
    { value: '1,000' },
    { value: null },
    { value: true },
    { field: 'status', value: 'nowhere' },
    { field: 'note', value: ['a'] },
    { field: 'note', value: { a: 1 } },
    { field: 'note', value: { combinator: 'and', rules: [] } },
  ])('are found: %o', (more) => {
    expect(hidden(more)).toBe(true);
  });

  it.each([
    { value: '-1.5e3' },
    { value: 10n },
    { value: '' },
    { operator: 'between', value: '1,2' },
    { operator: 'in', value: ['1', 'x'] },
    { operator: 'null', value: null },
    { field: 'status', value: 'paid' },
    { valueSource: 'parameter', value: 'least' },
  ])('are no others: %o', (more) => {
    expect(hidden(more)).toBe(false);
  });

  it('are none at each data set’s start', () => {
    for (const { specs, initialQuery } of dataSets) {
      expect(rulesWithHiddenValue(initialQuery, specs)).toEqual([]);
    }
  });
});
