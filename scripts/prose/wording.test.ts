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
    expect.stringContaining(`"${words}": write `),
  ]);
});

it('reads words, not parts of them, and no code', () => {
  expect(findings(checkWording, 'Adjust `just`, pleased and unjust.')).toEqual([]);
});

it.each([
  ['Of the\nthe rule', ['6: "the" stands twice in a row.']],
  ['The the rule', ['6: "the" stands twice in a row.']],
])('%j', (body, messages) => {
  expect(findings(checkRepeats, body)).toEqual(messages);
});

it.each(['its own AND or OR', 'the `in` in it', 'a, a', 'that that-clause'])(
  'accepts %j',
  (body) => {
    expect(findings(checkRepeats, body)).toEqual([]);
  },
);
