import { describe, expect, it } from 'vitest';
import { wrongClaims } from './claims.ts';

const history = { minor: '8.14', major: '8', back: '4-4.4 6' };

const messages = (text: string, ...keys: readonly string[]) =>
  wrongClaims(
    {
      path: 'docs/page.mdx',
      line: 3,
      kind: 'row',
      name: 'x',
      notation: 'x',
      texts: ['how deep', text],
    },
    keys,
    '8.24.1',
    history,
  ).map(({ message }) => message);

describe('claims such as “since 8.14”', () => {
  it.each([
    ['Since 8.14.', 'minor'],
    ['Since v8 also a list.', 'minor'],
    ['how (since 8.14.2) deep', 'minor'],
    ['Since 8.3.', 'major'],
    ['Also takes ids since 8.20.', 'minor'],
    ['Since 9, takes ids.', 'minor'],
    ['(since 6)', 'back'],
    ['(since 2)', 'of which the history knows nothing'],
  ])('are right: “%s” about “%s”', (text, key) => {
    expect(messages(text, key)).toEqual([]);
  });

  it.each([
    ['(since 8.15)', 'minor'],
    ['Since 8.13.', 'minor'],
    ['Since v7', 'major'],
    ['Since v8', 'minor'],
    ['(added in v9)', 'major'],
    ['Takes ids since 8.3.', 'minor'],
    ['new in 7.4 and better', 'minor'],
  ])('are wrong: “%s” about “%s”', (text, key) => {
    expect(messages(text, key)).toHaveLength(1);
  });

  it('are right if they fit one of several things with the same name', () => {
    expect(messages('(since 8.14)', 'back', 'minor')).toEqual([]);
  });

  it('are quoted', () => {
    expect(messages('(since 8.15)', 'minor')).toEqual([
      'The page says "since 8.15" about `x`, which came in 8.14. Write <Since of="minor" /> instead.',
    ]);
  });
});
