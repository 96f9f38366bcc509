import { describe, expect, it } from 'vitest';
import { roundedClaims, unprovedClaims } from './release-claims.ts';

const unproved = (source: string) => unprovedClaims({ path: 'docs/page.mdx', source });

describe('statements about releases', () => {
  it.each([
    ['the history dates a name', '`maxLevels` requires 8.8 or later.'],
    ['the history dates the last minor without it', '`useQueryBuilderQuery` is missing up to 7.4.'],
    ['the heading names it', '### `onRemove`\n\n- **Available since:** 5.2'],
    ['a row names it', '| `onAbort` | all | 8.22 or later |'],
    ['parentheses follow it', '| Added | `onRemove` (5.2), `idGenerator` (5.4) |'],
    ['runs show the first release', '6.5.3 and later read a negative number.'],
    ['runs show the last release', 'Negative numbers (not yet in 6.5.1): a negative number.'],
    ['runs show a minor', 'In 7.3 and later, it keeps the root group.'],
    ['samples run on it', 'In 6.5.5, nothing happens.'],
    ['it’s code', 'Install `react-querybuilder@8.3.0`.\n\n```sh\nnpm i x@8.3.0\n```'],
    ['it’s a version of other software', 'The package needs TypeScript 5.1.'],
  ])('are proved if %s', (_, text) => {
    expect(unproved(text)).toEqual([]);
  });

  it.each([
    '`maxLevels` requires 8.7 or later.',
    '`maxLevels` requires 8.9 or later.',
    '`useQueryBuilderQuery` is missing up to 7.5.',
    '### `onRemove`\n\n- **Available since:** 5.3',
    '| `onAbort` | all | 8.23 or later |',
    '| Added | `onRemove` (5.4), `idGenerator` (5.4) |',
    '6.5.1 and later read a negative number.',
    '6.5.3 still drops a negative number.',
    'In 7.2 and later, it keeps the root group.',
    'It keeps the root group up to 7.3.0.',
    'In 8.4.1, something else happens.',
  ])('are listed if nothing proves them: %s', (text) => {
    expect(unproved(text)).toHaveLength(1);
  });

  it('are quoted with their line', () => {
    expect(unproved('\nSince 8.4.1, it works.')).toEqual([
      expect.objectContaining({
        path: 'docs/page.mdx',
        line: 2,
        message: expect.stringContaining('about 8.4.1 in “Since 8.4.1, it works.”'),
      }),
    ]);
  });
});

describe('majors next to a name', () => {
  const rounded = (source: string) =>
    roundedClaims({ path: 'docs/page.mdx', source }, 6).map(({ message }) => message);

  it.each([
    'In v8, `maxLevels` limits the depth.',
    '`maxLevels` (8.x)',
    'v7 adds `numberedParams`.',
  ])('are listed if the name came in a later minor: %s', (text) => {
    expect(rounded(text)).toEqual([
      expect.stringMatching(/next to `\w+`, which came in \d\.\d\. Write the minor\./),
    ]);
  });

  it.each([
    ['the name came with the major', 'v7 adds `showShiftActions`.'],
    ['the minor is there too', 'v7 adds `numberedParams` (7.1).'],
    ['the name is older', 'In v7, `fields` changes.'],
    ['it’s the page’s own major', 'In v6, `paramsKeepPrefix` helps.'],
  ])('are right if %s', (_, text) => {
    expect(rounded(text)).toEqual([]);
  });
});
