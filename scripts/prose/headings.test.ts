import { describe, expect, it } from 'vitest';
import { checkOutline, checkSentenceCase } from './headings.ts';
import { readProse } from './page.ts';
import type { Speller } from './speller.ts';
import { findings } from './testing.ts';

const speller: Speller = {
  isCorrect: () => true,
  isName: (word) => word === 'React',
  names: ['SQL Server'],
};

describe('checkOutline', () => {
  it.each([
    ['# One\n\n# Two', ['8: A second h1.']],
    ['## One\n\n#### Two', ['8: An h4 follows an h2.']],
    ['### One', ['6: An h3 follows an h1.']],
    ['## One\n\n## Two\n\n## one', ['10: A second heading "one" under the same one.']],
  ])('%j', (body, messages) => {
    expect(findings(checkOutline, body)).toEqual(messages);
  });

  it('accepts equal headings under different ones', () => {
    expect(findings(checkOutline, '## One\n\n### Limits\n\n## Two\n\n### Limits')).toEqual([]);
  });

  it('wants an h1 where no title makes one', () => {
    const messages = (source: string) =>
      checkOutline(readProse({ path: 'README.md', source })).map(({ message }) => message);
    expect(messages('Text')).toEqual(['The page has no h1.']);
    expect(messages('# Read me')).toEqual([]);
  });
});

describe('checkSentenceCase', () => {
  const check = checkSentenceCase(speller);

  it.each([
    ['## keep the query', ['6: The heading starts small: "keep".']],
    ['## Keep the Query', ['6: The heading has a capital within: "Query".']],
    ['### In `path`, Again', ['6: The heading has a capital within: "Again".']],
  ])('%j', (body, messages) => {
    expect(findings(check, body)).toEqual(messages);
  });

  it.each([
    '## Keep the query',
    '## In React',
    '## For SQL Server',
    '## `path` and level',
    '## The label "Add rule"',
    '## Rules: What they hold',
    '## parseSQL',
    '## JavaScript and CSS',
  ])('accepts %j', (body) => {
    expect(findings(check, body)).toEqual([]);
  });

  it('reads titles too', () => {
    const page = readProse({ path: 'docs/a.mdx', source: '---\ntitle: Custom Paths\n---\n' });
    expect(check(page)).toEqual([
      { path: 'docs/a.mdx', line: 2, message: 'The heading has a capital within: "Paths".' },
    ]);
  });
});
