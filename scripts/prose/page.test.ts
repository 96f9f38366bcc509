import { expect, it } from 'vitest';
import { readProse } from './page.ts';

it.each([
  ['docs/utils/export.mdx', 'doc'],
  ['versioned_docs/version-7/intro.mdx', 'doc'],
  ['docs/_install.mdx', 'part'],
  ['src/pages/_home/Minimal.mdx', 'part'],
  ['src/pages/markdown-page.mdx', 'page'],
  ['README.md', 'file'],
])('%s is a %s', (path, kind) => {
  expect(readProse({ path, source: '' }).kind).toBe(kind);
});

it('knows the lines of the front matter', () => {
  const { frontMatter } = readProse({
    path: 'docs/paths.mdx',
    source: '---\ntitle: Paths\ndescription: "Where: here."\n---\n',
  });
  expect([...frontMatter]).toEqual([
    ['title', { value: 'Paths', line: 2 }],
    ['description', { value: 'Where: here.', line: 3 }],
  ]);
});
