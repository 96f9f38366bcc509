import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertInternals } from './index.ts';

const installed = (name: string) => join('node_modules', name);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'internals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The installed packages, with a copy of one whose file has another text. */
function withChanged(changed: string, file: string, text: string | undefined) {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  cpSync(installed(changed), copy, { recursive: true });
  if (text === undefined) rmSync(join(copy, file));
  else writeFileSync(join(copy, file), text);
  return () => assertInternals((name) => (name === changed ? copy : installed(name)));
}

it('accepts the installed packages', () => {
  expect(() => assertInternals()).not.toThrow();
});

it('names the file that lacks what is relied on, and who relies on it', () => {
  const check = withChanged('@docusaurus/core', 'lib/client/prefetch.js', 'export {}');
  expect(check).toThrow(
    /^lib\/client\/prefetch\.js of @docusaurus\/core lacks "export default function prefetch\(url\)" \(plugins\/page-files/,
  );
});

it('names a file that is gone', () => {
  const check = withChanged('@docusaurus/core', 'lib/client/preload.js', undefined);
  expect(check).toThrow(/@docusaurus\/core has no lib\/client\/preload\.js/);
});

it('names another version, and how to build meanwhile', () => {
  const check = withChanged('@rspack/core', 'package.json', '{ "version": "2.0.0" }');
  expect(check).toThrow(/^@rspack\/core is 2\.0\.0\. .* SITE_STOCK=true builds/);
});
