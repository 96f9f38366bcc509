import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { repositoryDir } from '../../../site/pages.ts';
import { rehypeFormerAnchors } from './former-anchors.ts';

const mark = (id: string) => h('span', { id });

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
  })()(tree, { path: `${repositoryDir}/${path}` });
  return tree.children;
};

it('puts former anchors into the first of their targets that the page has', () => {
  const found = transform('website/docs/utils/export.mdx', h('p', {}), h('h2', { id: 'formats' }));
  expect(found).toEqual([
    h('p', {}, [mark('about')]),
    h('h2', { id: 'formats' }, [mark('sql'), mark('usage')]),
  ]);
});

it('puts former anchors into a page at its address before it was moved', () => {
  const found = transform('website/versioned_docs/version-5/api/export.md', h('p', {}));
  expect(found).toEqual([h('p', {}, [mark('about')])]);
});

it('puts former anchors into the first cell of a row', () => {
  const row = h('tr', { id: 'ruleProcessor' }, [h('td', {})]);
  const found = transform('website/versioned_docs/version-7/utils/export.mdx', h('p', {}), row);
  expect(found.slice(1)).toEqual([h('tr', { id: 'ruleProcessor' }, [h('td', {}, [mark('row')])])]);
});

it.each(['/docs/utils/import#parsesql', '/docs/utils/import'])(
  'puts former anchors into the link to the page that has the answer: %s',
  (href) => {
    const found = transform('website/docs/utils/export.mdx', h('p', {}), h('a', { href }));
    expect(found.slice(1)).toEqual([h('a', { href }, [mark('parse')])]);
  },
);

it('leaves pages without former anchors as they are', () => {
  const found = transform('website/docs/intro.mdx', h('h2', { id: 'formats' }));
  expect(found).toEqual([h('h2', { id: 'formats' })]);
});
