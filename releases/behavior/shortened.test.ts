import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

const list = (...middle: readonly string[]) => [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ...middle,
  ...['t', 'u', 'v', 'w', 'x', 'y', 'z'],
];

it('leaves out equal lines of long outputs, and keeps those next to the difference', () => {
  expect(shortened(list(), list('new'))).toEqual([
    '…\ne\nf\ng\nt\nu\nv\n…',
    '…\ne\nf\ng\nnew\nt\nu\nv\n…',
  ]);
});

it('keeps short outputs and outputs without equal lines', () => {
  expect(shortened(['a', 'b'], ['a'])).toEqual(['a\nb', 'a']);
  expect(shortened([''], ['x'])).toEqual(['', 'x']);
});

it('counts a repeated line once', () => {
  expect(shortened(['a', 'a'], ['a'])).toEqual(['a\na', 'a']);
});
