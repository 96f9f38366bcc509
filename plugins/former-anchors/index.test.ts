import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { repositoryDir } from '../../site/pages.ts';
import { rehypeFormerAnchors } from './index.ts';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });
const mark = (id: string) => element('span', { id });

const transform = (path: string, ...children: Element[]) => {
  const tree: Root = { type: 'root', children };
  rehypeFormerAnchors({
    'utils/export': {
      sql: 'formats',
      usage: ['gone', 'formats'],
      formats: 'sql-format',
      parse: 'utils/import#parsesql',
      row: 'ruleProcessor',
      about: ['gone', ''],
    },
  })()(tree, new VFile({ path: `${repositoryDir}/${path}` }));
  return tree.children;
};

it('puts former anchors into the first of their targets that the page has', () => {
  const found = transform(
    'docs/utils/export.mdx',
    element('p', {}),
    element('h2', { id: 'formats' }),
  );
  expect(found).toEqual([
    element('p', {}, [mark('about')]),
    element('h2', { id: 'formats' }, [mark('sql'), mark('usage')]),
  ]);
});

it('puts them into the first cell of a row', () => {
  const row = element('tr', { id: 'ruleProcessor' }, [element('td', {})]);
  const found = transform('versioned_docs/version-7/utils/export.mdx', element('p', {}), row);
  expect(found.slice(1)).toEqual([
    element('tr', { id: 'ruleProcessor' }, [element('td', {}, [mark('row')])]),
  ]);
});

it.each(['/docs/utils/import#parsesql', '/docs/utils/import'])(
  'puts them into the link to another page that has the answer: %s',
  (href) => {
    const found = transform('docs/utils/export.mdx', element('p', {}), element('a', { href }));
    expect(found.slice(1)).toEqual([element('a', { href }, [mark('parse')])]);
  },
);

it('leaves pages without former anchors as they are', () => {
  const found = transform('docs/intro.mdx', element('h2', { id: 'formats' }));
  expect(found).toEqual([element('h2', { id: 'formats' })]);
});
