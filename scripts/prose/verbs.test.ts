import { expect, it } from 'vitest';
import { findings } from './testing.ts';
import { checkVerbs } from './verbs.ts';

it.each([
  'In every group but the outermost, with `path`.',
  'A button in every rule and every group.',
  'The second argument of a parser.',
  'The same for operators.',
  'No values either.',
  'The list of names.',
])('finds %j', (text) => {
  expect(findings(checkVerbs, `It is a rule.\n${text}`)).toEqual([
    expect.stringMatching(/^7: The sentence has no verb: "/),
  ]);
});

it.each([
  'The rule has a value.',
  'The value doesn’t matter.',
  'Drag the handle.',
  'Set `path` as well.',
  'The order matters.',
  'PostgreSQL and MySQL list their columns in `tables`.',
  'The property of the field wins.',
  'An empty string throws.',
])('accepts %j', (text) => {
  expect(findings(checkVerbs, text)).toEqual([]);
});

it('wants sentences of items that end as one', () => {
  expect(findings(checkVerbs, '- A rule of a group.\n- a rule of a group')).toHaveLength(1);
});

it.each([
  ['a lead-in', 'Besides the common props:'],
  ['facts of a reference entry', 'Type `string`, default `""`. Since 8.1.'],
  ['a fact after its name', '- Provider: none.'],
  ['a label', '**A rule.** It has a value.'],
  ['code and images', '`path`, `id`. ![A rule](rule.png)'],
  ['a caption', '<figcaption>A rule in a group.</figcaption>'],
  ['a heading', '## The rule of a group.'],
  ['a cell', '| a |\n| --- |\n| The rule. |'],
])('lets %s have none', (_, body) => {
  expect(findings(checkVerbs, body)).toEqual([]);
});
