import { describe, expect, it } from 'vitest';
import { withoutRemovedLines } from '../../../../../samples/notation.ts';
import { shownCode } from './shown-code.ts';

describe('shownCode', () => {
  it('is the code of a fence without notations', async () => {
    const code = "const a = '<b> & c';\n\na;";
    const { text, positionOf } = await shownCode(code, 'ts');
    expect(text).toBe(code);
    expect(positionOf(code.indexOf('a;'))).toBe(code.indexOf('a;'));
  });

  it('has positions of the checked code, with notations at the ends of lines', async () => {
    const code = "const a = '<b>'; // [!code --]\nconst b = '<c>'; // [!code ++]\n\nb;";
    const { text, positionOf } = await shownCode(code, 'ts');
    expect(text).not.toContain('[!code');
    expect(text).toContain('const a =');
    const checked = withoutRemovedLines(code);
    for (const piece of ['const b', 'b;']) {
      const at = checked.lastIndexOf(piece);
      expect(positionOf(at)).toBe(text.lastIndexOf(piece));
    }
  });
});
