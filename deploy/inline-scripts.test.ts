import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Files, folderWith } from '../tests/data/folder.ts';
import { builtPages } from './built-pages.ts';
import { inlineScripts } from './inline-scripts.ts';

const scriptsOf = (pages: Files) => inlineScripts(builtPages(folderWith(pages)));

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('finds each inline script once, to the letter', () => {
  const pages = {
    'index.html': '<script>one()\n</script><script async src=/a.js></script>',
    'docs/intro.html': '<script data-x=1>one()\n</script><script type="module">two()</script>',
  };
  expect(scriptsOf(pages)).toEqual([source('one()\n'), source('two()')].sort());
});

it('leaves out data, and documents with policies of their own', () => {
  const pages = {
    'index.html': '<script type="application/ld+json">{"a":1}</script>',
    'play/frame/abc.html': '<script>frame()</script>',
    'frames/antd.html': '<script>frame()</script>',
  };
  expect(scriptsOf(pages)).toEqual([]);
});

it('stops when every page has a script of its own', () => {
  const pages = Array.from({ length: 20 }, (_, page) => [
    `${page}/index.html`,
    `<script>location.href='/${page}'</script>`,
  ]);
  expect(() => scriptsOf(Object.fromEntries(pages))).toThrow(
    /20 different inline scripts.*data attributes/s,
  );
});
