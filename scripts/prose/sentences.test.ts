import { describe, expect, it } from 'vitest';
import { checkColons, checkLength, splitSentences } from './sentences.ts';
import { findings } from './testing.ts';

describe('splitSentences', () => {
  it('keeps the place of each sentence', () => {
    expect(splitSentences('A rule.\nAnother one')).toEqual([
      { text: 'A rule.', index: 0 },
      { text: 'Another one', index: 8 },
    ]);
  });

  it.each([
    ['a line break', 'A rule\nof a group'],
    ['an abbreviation', 'Some rules, e.g. Rule 1, are locked.'],
    ['a release', 'In 8.24.1 it is locked.'],
  ])('goes on after %s', (_, text) => {
    expect(splitSentences(text)).toHaveLength(1);
  });

  it.each(['Use \uFFFC. \uFFFC is slow.', 'Use \uFFFC. v8 has it.'])('splits %j', (text) => {
    expect(splitSentences(text)).toHaveLength(2);
  });
});

describe('checkLength', () => {
  const words = (count: number): string => 'rule '.repeat(count).trim();

  it.each([
    ['a paragraph', `It is one.\nRule ${words(35)}.`, 7],
    ['an item', `- ${words(36)}`, 6],
    ['a cell', `| a |\n| --- |\n| ${words(36)} |`, 8],
  ])('finds a long sentence in %s', (_, body, line) => {
    expect(findings(checkLength, body)).toEqual([
      expect.stringContaining(`${line}: The sentence has 36 words; it may have 35: "`),
    ]);
  });

  it('counts inline code as a word, and signs as none', () => {
    expect(findings(checkLength, `${words(33)} = \`a b c\` – \`d\``)).toEqual([]);
  });
});

describe('checkColons', () => {
  it('finds a second colon', () => {
    expect(findings(checkColons, 'Default: none: every rule is valid.')).toEqual([
      '6: The sentence has more than one colon: "Default: none: every rule is valid."',
    ]);
  });

  it('accepts one per sentence', () => {
    expect(findings(checkColons, 'One: `a: b: c`. Two: at 10:30.')).toEqual([]);
  });
});
