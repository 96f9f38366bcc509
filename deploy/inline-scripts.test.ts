import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';
import { inlineScripts } from './inline-scripts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inline-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, html: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), html);
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('finds each inline script once, to the letter', () => {
  write('index.html', '<script>one()\n</script><script async src=/a.js></script>');
  write('docs/intro.html', '<script data-x=1>one()\n</script><script type="module">two()</script>');
  expect(inlineScripts(builtPages(folder))).toEqual([source('one()\n'), source('two()')].sort());
});

it('leaves out data, and documents with policies of their own', () => {
  write('index.html', '<script type="application/ld+json">{"a":1}</script>');
  write('play/frame/abc.html', '<script>frame()</script>');
  write('frames/antd.html', '<script>frame()</script>');
  expect(inlineScripts(builtPages(folder))).toEqual([]);
});

it('stops when every page has a script of its own', () => {
  for (let page = 0; page < 20; page += 1) {
    write(`${page}/index.html`, `<script>location.href='/${page}'</script>`);
  }
  expect(() => inlineScripts(builtPages(folder))).toThrow(
    /20 different inline scripts.*data attributes/s,
  );
});
