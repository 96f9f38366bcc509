import { expect, it } from 'vitest';
import { applyExceptions } from './exceptions.ts';

const problem = { path: 'docs/a.mdx', line: 6, message: '"box": write "input".' };
const row = { path: 'docs/a.mdx', message: '"box"', reason: 'a box of CSS' };

it('leaves out what has a reason', () => {
  const others = [
    { ...problem, path: 'docs/b.mdx' },
    { ...problem, message: '"anew": write "again".' },
  ];
  expect(applyExceptions([problem, ...others], [row], new Set(['docs/a.mdx']))).toEqual(others);
});

it('reports a row that nothing needs, if its file was read', () => {
  const unused = {
    path: 'docs/a.mdx',
    message: 'The exception for "\\"box\\"" excuses nothing: delete its row.',
  };
  expect(applyExceptions([], [row], new Set(['docs/a.mdx']))).toEqual([unused]);
  expect(applyExceptions([], [row], new Set(['docs/b.mdx']))).toEqual([]);
});
