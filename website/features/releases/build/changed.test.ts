import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { versionByName, versions } from '../../../../releases/versions.ts';
import { folderOf, readPages } from '../../../site/pages.ts';
import { badgesOf, remarkChanged } from './changed.ts';

const parse = (source: string): Root => unified().use(remarkParse).use(remarkMdx).parse(source);
const transform = remarkChanged(versions)();

/** The badges on a page, with the heading before each one. */
function badgesIn(tree: Root): readonly string[] {
  let heading = '';
  return tree.children.flatMap((node) => {
    if (node.type === 'heading' && node.children[0]?.type === 'inlineCode') {
      heading = node.children[0].value;
    }
    if (node.type !== 'paragraph') return [];
    return node.children.flatMap((child) =>
      child.type === 'mdxJsxTextElement' && child.name === 'Changed'
        ? [`${heading}: ${child.attributes.map(({ value }) => value).join(' ')}`]
        : [],
    );
  });
}

describe.each(versions.map(({ name }) => name))('the pages of %s', (name) => {
  it('have all their badges', () => {
    const badges = badgesOf(versionByName(name));
    const folder = folderOf(name);
    const found = readPages(folder).flatMap(({ path, source }) => {
      if (!badges.some(({ page }) => path === `${folder}/${page}.mdx`)) return [];
      const tree = parse(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
      transform(tree, { path: `/site/${path}` });
      return badgesIn(tree);
    });
    const expected = badges.map(({ name, address, major }) => `${name}: ${address} ${major}`);
    expect([...found].sort()).toEqual([...expected].sort());
  });
});

it('leads readers of v7 and v8 to both steps, and readers of Next only to the last one', () => {
  const majorsOn = (name: string) => [
    ...new Set(badgesOf(versionByName(name)).map(({ major }) => major)),
  ];
  expect(majorsOn('7')).toEqual([7, 8]);
  expect(majorsOn('current')).toEqual([8]);
  expect(majorsOn('6')).toEqual([6]);
  expect(majorsOn('3')).toEqual([]);
});

it('refuses a badge for a name that its page lacks', () => {
  const tree = parse('### `sql`\n\nText.');
  expect(() => transform(tree, { path: '/site/website/docs/utils/export.mdx' })).toThrow(
    'website/docs/utils/export.mdx: releases/behavior/changes/ has a badge for',
  );
});
