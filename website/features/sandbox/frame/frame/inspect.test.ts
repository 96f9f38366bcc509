import { inspect as nodeInspect } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatConsole, inspect } from './inspect.ts';

it.each([
  'text',
  "it's",
  `it's "so"`,
  1,
  -0,
  10n,
  true,
  null,
  undefined,
  Symbol('s'),
  [],
  {},
  [1, 'a'],
  { field: 'age', 'data-x': [1, { a: undefined }] },
  new Map([['a', 1]]),
  new Set([1, 'b']),
  new Date(0),
  /a/g,
  Object.create(null),
  new (class Rule {
    id = 1;
  })(),
  () => 1,
  class Foo {},
])('writes %s as Node does', (value) => {
  expect(inspect(value)).toBe(nodeInspect(value));
});

it('breaks long objects into lines', () => {
  const rule = { field: 'status', operator: 'beginsWith', value: 'open' };
  expect(inspect({ combinator: 'and', rules: [rule, rule] })).toBe(
    `{
  combinator: 'and',
  rules: [
    { field: 'status', operator: 'beginsWith', value: 'open' },
    { field: 'status', operator: 'beginsWith', value: 'open' }
  ]
}`,
  );
});

it('handles circular, throwing, and deeply nested objects', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(inspect(circle)).toBe('{ self: [Circular] }');
  const trap = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error();
    },
  });
  expect(inspect(trap)).toBe('[cannot be shown]');
  let deep: unknown = 1;
  for (let i = 0; i < 1000; i += 1) deep = [deep];
  expect(inspect(deep).length).toBeLessThan(200);
  expect(inspect(Array.from({ length: 1000 }, () => 1)).length).toBeLessThan(1500);
});

it.each([
  [['a', 1, { b: 2 }], 'a 1 { b: 2 }'],
  [['%s has %d', 'x', '3', 'more'], 'x has 3 more'],
  [['%cred', 'color: red'], 'red'],
  [['100%', 1], '100% 1'],
  [['%s'], '%s'],
])('formats %j', (values, text) => {
  expect(formatConsole(values)).toBe(text);
});

it('never throws', () => {
  fc.assert(fc.property(fc.array(fc.anything()), (values) => void formatConsole(values)));
});
