import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { idOf, rehypeDefinitionRows } from './definition-rows.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const code = (value: string) => h('code', value);
const row = (...cells: readonly Element['children'][]) =>
  h(
    'tr',
    cells.map((children) => h('td', children)),
  );
const table = (...rows: readonly Element[]) =>
  h('table', [h('thead', [h('tr', [h('th', [code('head')])])]), h('tbody', [...rows])]);

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
    expect(links).toEqual([h('a.definition-link', { href: '#maxLevels' }, [code('maxLevels')])]);
  });

  it('keep ids unique: headings first, then the earlier row', () => {
    const tree = transform(
      table(row([code('fields')]), row([code('fields')]), row([code('query')])),
      h('h2#fields', 'Fields'),
    );
    expect(rowIds(tree)).toEqual([undefined, 'fields-1', 'fields-2', 'query']);
  });

  it('ignore spaces and badges beside the name', () => {
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
        h('tr'),
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
