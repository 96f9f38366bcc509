import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { latestVersion } from '../../../../releases/versions.ts';
import { folderOf, hasPage, readPage, repositoryDir } from '../../../site/pages.ts';
import { demoLinks } from '../client/demo-links.ts';
import { rehypeDemoLinks } from './links.ts';

/** A page's elements in order: ids of headings, links, and the names of others. */
async function withLinks(page: string, ...children: Element[]): Promise<readonly string[]> {
  const tree: Root = { type: 'root', children };
  await rehypeDemoLinks(['current'])()(tree, { path: `${repositoryDir}${page}.mdx` });
  return (tree.children as Element[]).map(({ tagName, properties, children: [link] }) =>
    link?.type === 'element'
      ? `${link.properties.ariaLabel}: ${link.properties.href}`
      : String(properties.id ?? tagName),
  );
}

it('adds a link after the first paragraph of a section', async () => {
  const elements = await withLinks(
    'website/docs/components/querybuilder',
    ...[h('p'), h('h3#showclonebuttons'), h('p'), h('p')],
    ...[h('h3#autoselectfield'), h('h3#fields'), h('p')],
  );
  expect(elements).toEqual([
    ...['p', 'showclonebuttons', 'p'],
    'Try it in the demo: Clone buttons: /demo?showCloneButtons=true',
    ...['p', 'autoselectfield'],
    'Turn it off in the demo: Auto-select field: /demo?autoSelectField=false',
    ...['fields', 'p'],
  ]);
});

it('adds a link at the top of a page about an option', async () => {
  const page = [h('p'), h('h2#install'), h('p')];
  expect(await withLinks('website/docs/dnd', ...page)).toEqual([
    'p',
    'Try it in the demo: Drag and drop: /demo?enableDragAndDrop=true',
    ...['install', 'p'],
  ]);
});

it('leaves pages about other releases alone', async () => {
  const heading = h('h3#showclonebuttons');
  expect(
    await withLinks('website/versioned_docs/version-6/components/querybuilder', heading),
  ).toEqual(['showclonebuttons']);
});

/** The anchors of a page's headings, and an empty one for its top. */
const anchorsOf = (path: string): ReadonlySet<string> =>
  new Set([
    '',
    ...[...readPage(path).source.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  ]);

describe.each(['current', latestVersion])('the pages of version %s', (version) => {
  it.each(demoLinks.map(({ docs }) => docs))('have a place for a link: %s', (...docs) => {
    const places = docs.filter((doc) => {
      const [page = '', anchor = ''] = doc.split('#');
      return hasPage(version, page) && anchorsOf(`${folderOf(version)}/${page}.mdx`).has(anchor);
    });
    expect(places).not.toEqual([]);
  });
});
