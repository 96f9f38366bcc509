import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { remarkSince } from './since.ts';

const history = { news: '8.14', old: '4' };
const transformer = remarkSince(history)();

function transform(source: string, path = '/site/website/docs/page.mdx'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  transformer(tree, { path });
  return tree;
}

/** What is left of a page: its texts, and badges as `[release]`. */
function summary(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value);
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    const [release, ...others] = node.attributes;
    expect(others).toEqual([]);
    expect(release).toMatchObject({ name: 'release' });
    parts.push(`[${release?.value}]`);
  });
  return parts.join('');
}

describe('remarkSince', () => {
  it.each([
    ['`a` <Since of="news" /> is new.', 'a [8.14] is new.'],
    ['<Since of="news" />', '[8.14]'],
    ['It is old. <Since of="old" />', 'It is old.'],
    ['It is old <Since of="old" />.', 'It is old.'],
    ['It <Since of="old" /> is old.', 'It  is old.'],
    ['<Since of="old" /> <Since of="old" /> <Since of="news" />', '[8.14]'],
  ])('%s', (source, expected) => {
    expect(summary(transform(source)).replace(/^\s+/, '')).toBe(expected);
  });

  it('takes the version of a page from its folder, and the latest one elsewhere', () => {
    const path = '/site/website/versioned_docs/version-6/page.mdx';
    expect(() => transform('<Since of="news" />', path)).toThrow('6.5.5 has no "news"');
    expect(summary(transform('<Since of="news" />', '/site/website/src/pages/page.mdx'))).toBe(
      '[8.14]',
    );
  });

  it.each([
    ['\n\n<Since of="typo" />', 'page.mdx:3: <Since>: no release has "typo"'],
    ['<Since />', 'page.mdx:1: <Since>: write <Since of="name" />'],
    ['<Since of={1} />', 'page.mdx:1: <Since>: write <Since of="name" />'],
    ['<Since of="news" release="9" />', 'page.mdx:1: <Since>: write <Since of="name" />'],
    ['## A <Since of="news" />', 'page.mdx:1: <Since>: put it in the text below the heading'],
  ])('refuses %j', (source, message) => {
    expect(() => transform(source)).toThrow(message);
  });
});
