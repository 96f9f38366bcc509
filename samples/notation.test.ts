import { expect, it } from 'vitest';
import { withoutRemovedLines } from './notation.ts';

it('blanks a removed line and keeps the numbers of the others', () => {
  const code = 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]\na; // [!code highlight]';
  expect(withoutRemovedLines(code)).toBe('\nconst a = 2; // [!code ++]\na; // [!code highlight]');
});

it('understands counts, in the line and on a line of their own', () => {
  expect(withoutRemovedLines('a; // [!code --:2]\nb;\nc;')).toBe('\n\nc;');
  expect(withoutRemovedLines('// [!code --:2]\na;\nb;\nc;')).toBe('\n\n\nc;');
});

it('understands the notation inside JSX', () => {
  expect(withoutRemovedLines('<Old /> {/* [!code --] */}\n<New />')).toBe('\n<New />');
});
