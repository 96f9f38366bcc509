import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertInternals, type Internal, internals } from './index.ts';

const { resolve } = createRequire(import.meta.url);

const prefetch: Internal = {
  of: '@docusaurus/core',
  file: 'lib/client/prefetch.js',
  has: ['function prefetch(address)'],
  use: 'website/features/article/build/page-files prefetches pages',
};

it('accepts the installed packages', () => {
  expect(() => assertInternals()).not.toThrow();
});

it('names the file that lacks the expected code, and what relies on that code', () => {
  expect(() => assertInternals([prefetch])).toThrow(
    'lib/client/prefetch.js of @docusaurus/core lacks "function prefetch(address)" (website/features/article/build/page-files prefetches pages)',
  );
});

it('names a file that is gone', () => {
  expect(() => assertInternals([{ ...prefetch, file: 'lib/gone.js' }])).toThrow(
    '@docusaurus/core has no lib/gone.js (website/features/article/build/page-files prefetches pages)',
  );
});

it('reports another version, and how to build in the meantime', () => {
  expect(() => assertInternals([], { typedoc: '0.27' })).toThrow(
    /^typedoc is 0\.28\.\d+\. .* SITE_STOCK=true builds/,
  );
});

it('has every file of Docusaurus that is imported and isn’t public', () => {
  const code = ['website', 'tools', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, `${file}`)),
    )
    .filter((file) => /\.m?tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const imported = [
    ...code.matchAll(
      /^(?:import|\} from|export) .*?'(@docusaurus\/[^/']+\/(?:internal|lib\/[^']+))'/gm,
    ),
  ].map(([, module = '']) => resolve(module).replaceAll('\\', '/'));
  const listed = internals.map(({ of, file }) => `/${of}/${file}`);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((path) => !listed.some((file) => path.endsWith(file)))).toEqual([]);
});

it.each(internals)('$file of $of is used: $use', ({ use }) => {
  expect(existsSync(use.split(' ', 1)[0] ?? '')).toBe(true);
});
