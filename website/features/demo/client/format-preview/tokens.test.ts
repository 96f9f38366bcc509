import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorTokens } from './tokens';

describe('colorTokens', () => {
  it('loses no character of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          colorTokens(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('distinguishes strings, constants, and keywords', () => {
    expect(colorTokens("a = 'it''s and' and b >= 2.5").filter(({ kind }) => kind)).toEqual([
      { text: "'it''s and'", kind: 'string' },
      { text: 'and', kind: 'keyword' },
      { text: '2.5', kind: 'constant' },
    ]);
  });
});
