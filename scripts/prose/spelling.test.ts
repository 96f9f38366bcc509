import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import { describe, expect, it } from 'vitest';
import { createSpeller, parseWords } from './speller.ts';
import { checkSpelling } from './spelling.ts';
import { findings } from './testing.ts';

const speller = createSpeller(dictionary, ['combinator', 'add-ons', 'React', 'SQL Server']);
const misspellings = (body: string): readonly string[] =>
  findings(checkSpelling(speller), body).map((text) => text.replace(/ is neither .*/, ''));

describe('checkSpelling', () => {
  it.each([
    ['A rulle', ['6: "rulle"']],
    ['Text\nof the ocurrence', ['7: "ocurrence"']],
    ['the colour of it', ['6: "colour"']],
    ['to organise it', ['6: "organise"']],
    ['react-querybuilder', ['6: "querybuilder"']],
    ['a | b\n--- | ---\ncel | two', ['8: "cel"']],
    ['Javascript', ['6: "Javascript"']],
  ])('%j', (body, messages) => {
    expect(misspellings(body)).toEqual(messages);
  });

  it.each([
    'The color of it, to organize a rule’s size',
    "React's combinator doesn't mind. Combinator",
    'Add-ons',
    '`ocurrence` [rule](./rulle.mdx)',
    'https://rulle.example and App.tsx, @scope/rulle, v7, 8.24.1, rulle_named',
    'canUndo, parseSQL',
    '<Badge rulle="ocurrence">rule</Badge>',
  ])('accepts %j', (body) => {
    expect(misspellings(body)).toEqual([]);
  });
});

describe('createSpeller', () => {
  it('knows names', () => {
    expect(['React', 'Monday', 'Combinator', 'Query'].map(speller.isName)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(speller.names).toEqual(['SQL Server']);
  });
});

it('the list of words is sorted and has each once', () => {
  const words = parseWords(readFileSync('scripts/prose/words.txt', 'utf8'));
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
