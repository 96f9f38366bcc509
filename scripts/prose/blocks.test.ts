import { expect, it } from 'vitest';
import { checkFences, checkTables } from './blocks.ts';
import { findings } from './testing.ts';

it('finds a fence without a language', () => {
  expect(findings(checkFences, '- item\n\n  ```\n  code\n  ```')).toEqual([
    '8: The fence has no language.',
  ]);
  expect(findings(checkFences, '```ts title="a.ts"\n```')).toEqual([]);
});

it.each([
  ['| a | b |\n| --- | --- |\n| 1 |', ['8: The row has 1 cells, the head of the table 2.']],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', ['8: The row has 3 cells, the head of the table 2.']],
  [
    '| a | b |\n| --- |\n| 1 | 2 |',
    ['6: This looks like a table and is none: the line of dashes must fit the head.'],
  ],
])('%j', (body, messages) => {
  expect(findings(checkTables, body)).toEqual(messages);
});

it('accepts a regular table, and code with bars', () => {
  expect(findings(checkTables, '`||` joins texts.')).toEqual([]);
  expect(findings(checkTables, '| | b |\n|---|---|\n| `1 \\| 2` | |')).toEqual([]);
});
