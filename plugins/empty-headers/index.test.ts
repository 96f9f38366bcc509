import type { Element, ElementContent, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeEmptyHeaders } from './index.ts';

const header = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'th',
  properties: {},
  children,
});

const namesAfter = (...cells: Element[]): readonly string[] => {
  const tree: Root = { type: 'root', children: cells };
  rehypeEmptyHeaders()(tree);
  return cells.map(({ tagName }) => tagName);
};

it('leaves headers that say something', () => {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [] };
  expect(namesAfter(header({ type: 'text', value: 'Path' }), header(code))).toEqual(['th', 'th']);
});

it('makes empty ones plain cells', () => {
  expect(namesAfter(header(), header({ type: 'text', value: ' \n' }))).toEqual(['td', 'td']);
});
