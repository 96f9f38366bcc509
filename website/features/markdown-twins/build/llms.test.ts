import { describe, expect, it } from 'vitest';
import { llmsFull, llmsIndex, type Site } from './llms.ts';
import { pagesOf } from './sidebar.ts';

const docs = ['intro', 'rule', 'dnd'].map((id) => ({ id, permalink: `/docs/${id}` }));

const sidebars = {
  docs: [
    { type: 'doc', id: 'intro' },
    { type: 'category', label: 'Components', items: [{ type: 'doc', id: 'rule' }] },
    { type: 'category', label: 'Empty', items: [] },
    { type: 'doc', id: 'dnd' },
    { type: 'link', href: 'https://other.test', label: 'Elsewhere' },
  ],
};

const pages = pagesOf({ docs, sidebars } as unknown as Parameters<typeof pagesOf>[0]);

const paths = ['/docs/intro', '/docs/rule', '/docs/dnd', '/demo', '/api', '/api/p/index/add'];

const site: Site = {
  title: 'Builder',
  summary: 'Rules and groups.',
  pages: new Map(
    [...paths, '/releases'].map((path) => [
      path,
      { path, title: `T ${path}`, description: `About ${path}`, canonical: '', body: 'Text.\n' },
    ]),
  ),
  sizes: new Map([['/docs/intro', 12_345]]),
  versions: [
    { label: 'v2', isLatest: true, base: '', pages },
    { label: 'v1', isLatest: false, base: '/docs/1', pages: [] },
  ],
  url: 'https://site.test',
  markdown: (path) => `https://site.test${path}.md`,
};

const [latest, older] = site.versions as [Site['versions'][number], Site['versions'][number]];

it('reads the pages of a sidebar in order, with their categories', () => {
  expect(pages).toEqual([
    { path: '/docs/intro', category: undefined },
    { path: '/docs/rule', category: 'Components' },
    { path: '/docs/dnd', category: undefined },
  ]);
});

describe('llms.txt', () => {
  it('has title, summary and a section of links per category', () => {
    const text = llmsIndex(site, latest);
    expect(text).toMatch(/^# Builder\n\n> Rules and groups\.\n\n/);
    expect(text).toContain(
      '## Docs\n\n- [T /docs/intro](https://site.test/docs/intro.md): About /docs/intro (12 KB)\n- [T /docs/dnd]',
    );
    expect(text.match(/^## .*/gm)).toEqual([
      '## Docs',
      '## Components',
      '## API reference',
      '## Demos',
      '## Optional',
    ]);
  });

  it('lists optional pages last', () => {
    const [, optional] = llmsIndex(site, latest).split('## Optional\n\n');
    expect(optional?.match(/\(https.*?\)/g)).toEqual([
      '(https://site.test/llms-full.txt)',
      '(https://site.test/docs/1/llms.txt)',
      '(https://site.test/releases.md)',
    ]);
  });

  it('of another version covers only that version, and links to the latest', () => {
    const text = llmsIndex(site, older);
    expect(text).toMatch(/^# Builder v1\n/);
    expect(text).toContain('https://site.test/docs/1/llms-full.txt');
    expect(text).toContain('https://site.test/llms.txt');
    expect(text).not.toContain('API reference');
  });
});

describe('llms-full.txt', () => {
  it('has the pages in the order of the sidebar, each with its source', () => {
    expect(llmsFull(site, latest).match(/^# .*\n\nSource: .*/gm)).toEqual([
      '# T /docs/intro\n\nSource: <https://site.test/docs/intro.md>',
      '# T /docs/rule\n\nSource: <https://site.test/docs/rule.md>',
      '# T /docs/dnd\n\nSource: <https://site.test/docs/dnd.md>',
    ]);
  });
});
