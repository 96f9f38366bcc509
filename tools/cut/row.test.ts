import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { next, released, versionsOf } from '../../releases/versions.ts';
import { addVersionRow } from './row.ts';

const row = { ...released[0], name: '99', library: '99.1.0', alsoServes: [] };

function urlOf(source: string): string {
  const code = ts.transpile(source, {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
  });
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

const releases = urlOf(readFileSync('releases/releases.ts', 'utf8'));

/** What a text of `releases/versions.ts` exports. */
const load = (source: string): Promise<typeof import('../../releases/versions.ts')> =>
  import(/* @vite-ignore */ urlOf(source.replace('./releases.ts', releases)));

describe('cutting a version', () => {
  const source = readFileSync('releases/versions.ts', 'utf8');

  it('makes it the latest, leaving the others as they are', async () => {
    const after = await load(addVersionRow(source, row));
    expect(after.released).toEqual([row, ...released]);
    expect(after.latestVersion).toBe('99');
    expect(after.versions).toEqual(versionsOf([row, ...released], {}));
  });

  it('leaves no difference between Next and the latest version', async () => {
    const differing = source.replace(
      /^export const next.*$/m,
      "export const next: Partial<Facts> = {\n  library: '99.1.0',\n};",
    );
    expect((await load(differing)).versions[0]).toMatchObject({ library: '99.1.0' });
    expect((await load(addVersionRow(differing, row))).next).toEqual({});
  });

  it('says when there is no table to add to', () => {
    expect(() => addVersionRow('export const versions = [];', row)).toThrow('no "next"');
  });
});

it('a released version is the latest, and the ones before it get their own paths and banners', () => {
  const [current, latest, before] = versionsOf([row, ...released], next);
  expect(current).toMatchObject({ name: 'current', path: '/docs/next', banner: 'unreleased' });
  expect(latest).toMatchObject({ label: 'v99', path: '/docs', banner: 'none' });
  expect(before).toMatchObject({
    path: `/docs/${released[0].name}`,
    banner: 'unmaintained',
    alsoServes: released[0].alsoServes,
  });
});
