import { describe, expect, it } from 'vitest';
import { checkFrontMatter, checkUnique } from './front-matter.ts';
import { type ProsePage, readProse } from './page.ts';

const pageOf = (frontMatter: string, path = 'docs/paths.mdx'): ProsePage =>
  readProse({ path, source: `---\n${frontMatter}\n---\n` });

const good = 'title: Paths\ndescription: Where rules are, e.g. in a group.';

describe('checkFrontMatter', () => {
  it.each([
    ['title: Paths', 'The front matter has no description.'],
    ['description: Where rules are in a query.', 'The front matter has no title.'],
    [
      'title: Paths\ndescription: Where rules are in a query',
      'The description does not end with a full stop.',
    ],
    [
      'title: Paths\ndescription: Too short.',
      'The description has 10 characters; it may have 20 to 170.',
    ],
    [
      `title: Paths\ndescription: ${'long '.repeat(34)}end.`,
      'The description has 174 characters; it may have 20 to 170.',
    ],
    [
      'title: Paths\ndescription: Where rules are. What moves them.',
      'The description is more than one sentence.',
    ],
  ])('%j: %s', (frontMatter, message) => {
    expect(checkFrontMatter(pageOf(frontMatter)).map((problem) => problem.message)).toEqual([
      message,
    ]);
  });

  it('accepts a title with one good sentence', () => {
    expect(checkFrontMatter(pageOf(good))).toEqual([]);
  });

  it('asks nothing of parts and files', () => {
    expect(checkFrontMatter(readProse({ path: 'README.md', source: '# Read me' }))).toEqual([]);
    expect(checkFrontMatter(readProse({ path: 'docs/_part.mdx', source: '' }))).toEqual([]);
  });
});

describe('checkUnique', () => {
  it('finds what two pages of a version share', () => {
    const other = 'title: paths\ndescription: Another sentence about them.';
    expect(checkUnique([pageOf(good), pageOf(other, 'docs/tips/path.mdx')])).toEqual([
      { path: 'docs/tips/path.mdx', line: 2, message: 'The title is that of docs/paths.mdx too.' },
    ]);
  });

  it('lets versions repeat one another', () => {
    const old = pageOf(good, 'versioned_docs/version-7/paths.mdx');
    expect(checkUnique([pageOf(good), old])).toEqual([]);
  });
});
