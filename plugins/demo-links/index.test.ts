import { existsSync, readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { folderOf, repositoryDir } from '../../site/pages.ts';
import { latestVersion } from '../../site/versions.ts';
import { demoLinks } from '../../src/demo/demo-links.ts';
import { rehypeDemoLinks } from './index.ts';

const element = (tagName: string, id?: string): Element => ({
  type: 'element',
  tagName,
  properties: { id },
  children: [],
});

async function withLinks(page: string, ...children: Element[]): Promise<string> {
  const tree: Root = { type: 'root', children };
  await rehypeDemoLinks(['current'])()(tree, { path: `${repositoryDir}${page}.mdx` });
  return toHtml(tree);
}

const link = (words: string, label: string, query: string) =>
  `<p class="api-line"><a href="/demo?${query}" aria-label="${words}: ${label}">${words}</a></p>`;

it('adds a link after the first paragraph of a section', async () => {
  const html = await withLinks(
    'docs/components/querybuilder',
    ...[element('p'), element('h3', 'showclonebuttons'), element('p'), element('p')],
    ...[element('h3', 'autoselectfield'), element('h3', 'fields'), element('p')],
  );
  const on = link('Try it in the demo', 'Clone buttons', 'showCloneButtons=true');
  const off = link('Turn it off in the demo', 'Auto-select field', 'autoSelectField=false');
  expect(html).toBe(
    `<p></p><h3 id="showclonebuttons"></h3><p></p>${on}<p></p><h3 id="autoselectfield"></h3>${off}<h3 id="fields"></h3><p></p>`,
  );
});

it('adds a link at the top of a page about an option', async () => {
  const html = await withLinks('docs/dnd', element('p'), element('h2', 'install'), element('p'));
  const on = link('Try it in the demo', 'Drag and drop', 'enableDragAndDrop=true');
  expect(html).toBe(`<p></p>${on}<h2 id="install"></h2><p></p>`);
});

it('leaves pages about other releases alone', async () => {
  const heading = element('h3', 'showclonebuttons');
  expect(await withLinks('versioned_docs/version-6/components/querybuilder', heading)).toBe(
    '<h3 id="showclonebuttons"></h3>',
  );
});

/** The anchors of a page's headings, and an empty one for its top. */
const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set([
    '',
    ...[...readFileSync(file, 'utf8').matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  ]);

describe.each(['current', latestVersion])('the pages of version %s', (version) => {
  it.each(demoLinks.map(({ docs }) => docs))('have a place for a link: %s', (...docs) => {
    const places = docs.filter((doc) => {
      const [page, anchor = ''] = doc.split('#');
      const file = `${repositoryDir}${folderOf(version)}/${page}.mdx`;
      return existsSync(file) && anchorsOf(file).has(anchor);
    });
    expect(places).not.toEqual([]);
  });
});
