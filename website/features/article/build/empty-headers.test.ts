import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { rehypeEmptyHeaders } from './empty-headers.ts';

const namesAfter = (...cells: Element[]): readonly string[] => {
  const tree: Root = { type: 'root', children: cells };
  rehypeEmptyHeaders()(tree);
  return cells.map(({ tagName }) => tagName);
};

it('keeps headers that have content', () => {
  expect(namesAfter(h('th', 'Path'), h('th', h('code')))).toEqual(['th', 'th']);
});

it('turns empty headers into plain cells', () => {
  expect(namesAfter(h('th'), h('th', ' \n'))).toEqual(['td', 'td']);
});
