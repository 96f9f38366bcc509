import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { idOf, rehypeDefinitionRows } from './index.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
const code = (value: string) => element('code', [text(value)]);
const row = (...cells: readonly Element['children'][]) =>
  element(
    'tr',
    cells.map((children) => element('td', children)),
  );
const table = (...rows: readonly Element[]) =>
  element('table', [
    element('thead', [element('tr', [element('th', [code('head')])])]),
    element('tbody', [...rows]),
  ]);

const transform = (...children: Element[]): Root => {
  const tree: Root = { type: 'root', children };
  rehypeDefinitionRows()(tree);
  return tree;
};

const rowIds = (tree: Root) => {
  const ids: unknown[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'tr') ids.push(properties.id);
  });
  return ids;
};

describe('definition rows', () => {
  it('give a row the name in its first cell, and link the name to it', () => {
    const tree = transform(table(row([code('maxLevels')], [text('how deep groups nest')])));
    expect(rowIds(tree)).toEqual([undefined, 'maxLevels']);
    const links: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') links.push(node);
    });
    expect(links).toEqual([
      element('a', [code('maxLevels')], { href: '#maxLevels', className: ['definition-link'] }),
    ]);
  });

  it('keep ids unique: headings first, then the earlier row', () => {
    const tree = transform(
      table(row([code('fields')]), row([code('fields')]), row([code('query')])),
      element('h2', [text('Fields')], { id: 'fields' }),
    );
    expect(rowIds(tree)).toEqual([undefined, 'fields-1', 'fields-2', 'query']);
  });

  it('overlook blanks and badges beside the name', () => {
    const badge = { type: 'mdxJsxTextElement', name: 'Since', attributes: [], children: [] };
    const tree = transform(table(row([text(' '), code('a'), text(' '), badge as never])));
    expect(rowIds(tree)).toEqual([undefined, 'a']);
  });

  it('leave other rows alone', () => {
    const tree = transform(
      table(
        row([text('words')]),
        row([code('a'), text(' or '), code('b')]),
        row([text('no code')], [code('second')]),
        element('tr', []),
      ),
    );
    expect(rowIds(tree)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('idOf', () => {
  it.each([
    ['showShiftActions', 'showShiftActions'],
    ['--rqb-spacing', '--rqb-spacing'],
    ['translations.fields.title', 'translations-fields-title'],
    ['.rule', '-rule'],
    ['!=', '--'],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});
