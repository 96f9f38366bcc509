import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPage } from '../../website/site/pages.ts';
import { fixturesDir } from '../fixtures.ts';
import { hasName } from '../history/stored.ts';
import { aliasOf, libraryPackage } from '../targets.ts';
import { latest } from '../versions.ts';
import { type Module, sizesOf } from './size.ts';

const { source } = readPage('website/docs/costs.mdx');

/** The rows of the table under a heading, without their backticks. */
function tableOf(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = source.split(`## ${heading}\n`);
  const [table = ''] = /^\|[\s\S]*?(?=\n\n)/m.exec(section) ?? [];
  return table
    .split('\n')
    .filter((line) => !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

const fileOf = (name: string, file: string) =>
  readFileSync(join(fixturesDir, 'node_modules', name, file));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** An export, from an entry point of its name where the release has one; `undefined` if it lacks the export. */
function moduleOf(packageName: string, release: string, exported: string): Module | undefined {
  // The component is the default export of every release.
  const isComponent = packageName === libraryPackage && exported === 'QueryBuilder';
  const isLibrary = packageName === libraryPackage && !isComponent;
  if (isLibrary && !hasName(exported, release)) return undefined;
  const name = aliasOf(packageName, release);
  const { exports = {}, peerDependencies } = JSON.parse(fileOf(name, 'package.json').toString());
  const entry = exports[`./${exported}`] ? `${name}/${exported}` : name;
  return {
    root: fixturesDir,
    code: `export { ${isComponent ? 'default' : exported} } from '${entry}';`,
    external: ['react', 'react-dom', ...Object.keys(peerDependencies)],
  };
}

it('the page states the kilobytes of each import', () => {
  const [[, ...releases] = [], ...rows] = tableOf('Bundle size per import');
  const code = rows.filter(([name = '']) => !name.endsWith('.css'));
  const modules = code.map(([name = '']) =>
    releases.map((release) => moduleOf(libraryPackage, release, name)),
  );
  const sizes = sizesOf(modules.flat().flatMap((module) => module ?? [])).values();
  const measured = modules.map((row) =>
    row.map((module) => (module ? kilobytes(sizes.next().value?.brotli ?? 0) : 'none')),
  );
  expect(code.map(([, ...stated]) => stated)).toEqual(measured);
}, 120_000);

it('the page states the kilobytes of the stylesheet', () => {
  const [[, ...releases] = [], ...rows] = tableOf('Bundle size per import');
  const [name = '', ...stated] = rows.find(([cell = '']) => cell.endsWith('.css')) ?? [];
  const measured = releases.map((release) =>
    brotliCompressSync(fileOf(aliasOf(libraryPackage, release), `dist/${name}`)),
  );
  expect(stated).toEqual(measured.map(({ length }) => kilobytes(length)));
});

it('the page states the kilobytes of each add-on', () => {
  const [, ...rows] = tableOf('Bundle size per add-on');
  const modules = rows.flatMap(
    ([addon = '', name = '']) => moduleOf(addon, latest.addons[addon] ?? '', name) ?? [],
  );
  expect(rows.map(([, , stated]) => stated)).toEqual(
    sizesOf(modules).map(({ brotli }) => kilobytes(brotli)),
  );
}, 60_000);
