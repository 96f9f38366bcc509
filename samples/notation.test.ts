import { expect, it } from 'vitest';
import { withoutRemovedLines } from './notation.ts';

it('blanks a removed line and keeps the numbers of the others', () => {
  const code = 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]\na; // [!code highlight]';
  expect(withoutRemovedLines(code)).toBe('\nconst a = 2; // [!code ++]\na; // [!code highlight]');
});

it('understands the notation inside JSX', () => {
  expect(withoutRemovedLines('<Old /> {/* [!code --] */}\n<New />')).toBe('\n<New />');
});
