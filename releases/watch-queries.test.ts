import { expect, it } from 'vitest';
import { queryText } from './watch-queries.ts';

it('prints a line for each rule, without ids and paths', () => {
  const text = queryText({
    id: 'root',
    combinator: 'and',
    rules: [
      { id: '1', path: [0], field: 'age', operator: '=', value: 28 },
      {
        id: '2',
        combinator: 'or',
        not: true,
        rules: [{ field: 'a', operator: '=', value: 'b\n c' }],
      },
      { id: '3', combinator: 'and', rules: [] },
    ],
  });
  expect(text).toBe(`{ "combinator": "and", "rules": [
  { "field": "age", "operator": "=", "value": 28 },
  { "combinator": "or", "not": true, "rules": [
    { "field": "a", "operator": "=", "value": "b\\n c" }
  ] },
  { "combinator": "and", "rules": [] }
] }`);
});

it('keeps what values contain, and leaves the ids of a subquery out', () => {
  const rule = { field: 'f', operator: '=', value: { id: 7, path: 'a' } };
  const match = { field: 'g', value: { id: 'x', rules: [{ id: 'y', field: 'h', value: 1 }] } };
  expect(queryText({ rules: [rule, match] })).toBe(`{ "rules": [
  { "field": "f", "operator": "=", "value": { "id": 7, "path": "a" } },
  { "field": "g", "value": { "rules": [ { "field": "h", "value": 1 } ] } }
] }`);
});

it('prints independent combinators between their rules', () => {
  const rule = { field: 'a', operator: '=', value: 10n };
  expect(queryText({ rules: [rule, 'and', rule] })).toBe(`{ "rules": [
  { "field": "a", "operator": "=", "value": "10" },
  "and",
  { "field": "a", "operator": "=", "value": "10" }
] }`);
});

it('prints only groups', () => {
  expect(queryText(undefined)).toBeUndefined();
  expect(queryText({ rules: 3 })).toBeUndefined();
});
