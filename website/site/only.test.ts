import { describe, expect, it } from 'vitest';
import { latestVersion } from '../../releases/versions.ts';
import { textFor, withoutVersion } from './only.ts';
import { readPages } from './pages.ts';

const only = (version: string, text: string) => `<Only version="${version}">${text}</Only>`;
const latest = (text: string) => only(latestVersion, text);

describe('what belongs to one version', () => {
  const page = [
    `Words${latest(' of the latest')} and${only('next', ' of Next')}.`,
    '',
    latest('| a row |'),
    '| another |',
    '',
    latest('\n\nA paragraph.\n\n'),
    '',
    'The end.',
  ].join('\n');

  it('is in the text of that version', () => {
    expect(textFor(latestVersion, page)).toBe(
      'Words of the latest and.\n\n| a row |\n| another |\n\n\n\nA paragraph.\n\n\n\nThe end.',
    );
  });

  it('is missing in the other, without breaking a table', () => {
    expect(textFor('current', page)).toBe(
      'Words and of Next.\n\n| another |\n\n\n\n\n\n\n\nThe end.',
    );
  });

  it('keeps the line numbers', () => {
    const paragraphs = `One.\n\n${latest('\n\nTwo.\n\n```ts\nthree();\n```\n\n')}\n\nFour.`;
    const lines = (text: string) => text.split('\n').length;
    expect(lines(textFor('current', paragraphs))).toBe(lines(paragraphs));
    expect(lines(textFor(latestVersion, paragraphs))).toBe(lines(paragraphs));
  });

  it('may belong only to a version that shares the page', () => {
    expect(() => textFor('current', only('6', 'Old.'))).toThrow('"6"');
  });

  it('is removed when that version gets its own pages, and the other tags stay', () => {
    const text = `One.\n\n${latest('\n\nTwo.\n\n')}\n\n${only('next', 'Three.')}`;
    expect(withoutVersion(latestVersion, text)).toBe(`One.\n\n${only('next', 'Three.')}`);
  });
});

it('every tag in a page is complete', () => {
  const broken = readPages('website/docs').filter(({ source }) => /<\/?Only\b/.test(source));
  expect(broken.map(({ path }) => path)).toEqual([]);
});
