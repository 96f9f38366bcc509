import { expect, it } from 'vitest';
import { findings } from './testing.ts';
import { checkRepeats, checkWording } from './wording.ts';

it.each([
  'simply',
  'just',
  'easily',
  'Obviously',
  'of\ncourse',
  'powerful',
  'seamlessly',
  'blazing',
  'leverages',
  'utilize',
  'in order to',
  'Please',
])('wants no %j', (words) => {
  expect(findings(checkWording, `A rule is, ${words}, a rule.`)).toEqual([
    expect.stringContaining(`"${words.replace('\n', ' ')}": write `),
  ]);
});

it.each([
  ['The builder draws it', '"draws"'],
  ['It comes behind the value', '"behind"'],
  ['The rule stands in a group', '"stands"'],
  ['Classes are told in Styling', '"told"'],
  ['More is said there', '"is said"'],
  ['The kit brings a provider', '"brings"'],
  ['It renders anew', '"anew"'],
  ['This mends it', '"mends"'],
  ['Two boxes and a text\nbox', '"text box"'],
  ['It joins texts', '"texts"'],
  ['The kit asks for React', '"asks for"'],
  ['`parseSQL` gives a query', '"`…` gives a"'],
  ['Take `a` instead', '"Take `…` instead"'],
  ['All but for one', '"but for"'],
  ['Write what counts', '"what counts"'],
  ['It is stronger than the prop', '"stronger than"'],
  ['It is lost in silence', '"in silence"'],
  ['The prop falls away', '"falls away"'],
  ['Likewise `a`', '"Likewise"'],
  ['One is valid; the others fail', '"the others"'],
  ['`id` is no date', '"is no"'],
  ['A button with which people add rules', '"with which"'],
  ['Keep the ones that match', '"the ones that"'],
  ['Whoever runs it', '"Whoever"'],
  ['What is to be stored', '"is to be"'],
  ['It is valid. Left out, it is wide', '"Left out,"'],
  ['It works. What the builder makes, `a` writes.', '"What the builder"'],
  ['The add-on was not to be had', '"to be had"'],
  ['A stand-in took its place', '"stand-in"'],
  ['It was not tried here', '"not tried"'],
  ['There was none when this was written', '"when this was written"'],
])('%j', (body, words) => {
  expect(findings(checkWording, body)).toContainEqual(expect.stringContaining(`${words}: write `));
});

it.each([
  'A drawback, and the drawing of a rule.',
  'The app runs behind a proxy.',
  'A letter stands for a value, and each row stands on its own.',
  'The prop tells you about edits, and ids are told apart.',
  'Undo brings back the rule.',
  'There is no prop, and it is no longer there.',
  'Ask for the path.',
  'Keep the ones you need.',
  'A failed request is not tried again.',
  'What is a rule? It is one condition.',
  '## What it stores',
])('accepts %j', (body) => {
  expect(findings(checkWording, body)).toEqual([]);
});

it('reads words, not parts of them, and no code', () => {
  expect(findings(checkWording, 'Adjust `just`, pleased and unjust.')).toEqual([]);
});

it.each([
  ['Of the\nthe rule', ['6: "the" appears twice in a row.']],
  ['The the rule', ['6: "the" appears twice in a row.']],
])('%j', (body, messages) => {
  expect(findings(checkRepeats, body)).toEqual(messages);
});

it.each(['its own AND or OR', 'the `in` in it', 'a, a', 'that that-clause'])(
  'accepts %j',
  (body) => {
    expect(findings(checkRepeats, body)).toEqual([]);
  },
);
