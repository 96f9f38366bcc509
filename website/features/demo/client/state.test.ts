import { expect, it } from 'vitest';
import { toKind } from './address/query.ts';
import { type DemoState, defaultState, discards, showQuery } from './state.ts';

const people = defaultState();
const orders = defaultState('orders');
const edited = { ...people, query: { ...people.query, not: true } } as DemoState;
const options = { ...people.options, independentCombinators: true };
const independent = { ...people, options, query: toKind(people.query, true) };

it.each([
  ['an edited query', edited, orders, true],
  [
    'a query with a bigint',
    {
      ...people,
      query: { combinator: 'and', rules: [{ field: 'age', operator: '=', value: 1n }] },
    },
    orders,
    true,
  ],
  ['options', { ...people, options }, people, true],
  ['nothing: the data set’s own query', people, orders, false],
  ['nothing: the same, with independent combinators', independent, { ...orders, options }, false],
])('replacing a state discards %s', (_name, before, after, isLoss) => {
  expect(discards(before as DemoState, after)).toBe(isLoss);
});

it('the option for independent combinators follows the query', () => {
  const shown = { ...people, ...showQuery({ rules: [] }, people) };
  expect(shown.options.independentCombinators).toBe(true);
  expect(showQuery(people.query, shown).options.independentCombinators).toBe(false);
});
