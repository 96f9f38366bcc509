import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { majorOf } from '../../../../releases/releases.ts';
import { targetsNamed } from '../../../../releases/targets.ts';
import { checkTypes } from '../../../../samples/types.ts';
import {
  apps,
  makeProject,
  makeRelease,
  readApp,
} from '../../../../tests/data/upgrade-projects.ts';
import { writeTypes } from '../../bundle/types.mts';
import { rewrite } from '../edits.ts';
import { bundledRelease } from './bundled.ts';
import { compareTypes } from './compare.ts';
import { projectsOf } from './projects.ts';

/** How many places the rules find in each app, and how many of them are edited. */
const places: Readonly<Record<(typeof apps)[number][0], readonly [found: number, edited: number]>> =
  {
    'v3-orders': [3, 0],
    'v4-drag': [2, 1],
    'v5-editor': [2, 1],
    'v6-import': [5, 3],
    'v6-typed': [4, 1],
    'v7-context': [2, 1],
  };

const known = new Map<string, readonly string[]>();

/** What TypeScript reports when it knows a single release, with the React that both releases get here. */
function errorsWith(library: string, code: string): readonly string[] {
  const key = `${library} ${code}`;
  const errors = known.get(key) ?? check(library, code);
  known.set(key, errors);
  return errors;
}

function check(library: string, code: string): readonly string[] {
  const [found] = targetsNamed(library);
  if (!found) throw new Error(`There is no release ${library}.`);
  const { react: _, 'react-dom': __, ...aliases } = found.aliases;
  const unit = { id: 'app', folder: 'app', file: 'App.tsx', code, siblings: {}, entry: true };
  const problems = checkTypes({ target: { library, aliases }, units: [unit] }).get('app')?.problems;
  return (problems ?? []).map(({ line, message }) => `${line} ${/^TS\d+/.exec(message)}`);
}

let types = new URL('file:///');
beforeAll(() => {
  types = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'bundled-types-'))}/`);
  for (const major of [3, 4, 5, 6, 7, 8]) writeTypes(major, types);
  // Compressing takes seconds, and more beside another test.
}, 60_000);
afterAll(() => rmSync(types, { recursive: true }));

describe.each(apps)('%s, from %s to %s', (name, from, to) => {
  it('compiles the old and the new code, each with its own release', () => {
    expect(errorsWith(from, readApp(name, 'before'))).toEqual([]);
    expect(errorsWith(to, readApp(name, 'after'))).toEqual([]);
  });

  it('has the listed number of places to change, and code that is valid after the edits', () => {
    const result = rewrite(readApp(name, 'before'), majorOf(from), majorOf(to));
    if ('problem' in result) throw new Error(result.problem);
    const { findings, applied } = result;
    expect([findings.length, applied.length]).toEqual(places[name]);
  });

  it.each([
    ['before', 'installed'],
    ['before', 'bundled'],
    ['after', 'installed'],
  ] as const)(
    'reports what a check with each release reports: the code %s, types that are %s',
    (side, kind) => {
      const code = readApp(name, side);
      const folder = makeProject({ 'App.tsx': code }, { verbatimModuleSyntax: true });
      const [project] = projectsOf([join(folder, 'App.tsx')]);
      const [older, newer] = [from, to].map((release) =>
        kind === 'installed' ? makeRelease(release) : bundledRelease(majorOf(release), types),
      );
      if (!project || !older || !newer) throw new Error('Something to compare is missing.');
      const { problems, lacksReact } = compareTypes(project, older, newer);
      const before = new Set(errorsWith(from, code));
      const expected = errorsWith(to, code).filter((error) => !before.has(error));
      expect(lacksReact).toBe(false);
      expect(problems.map((one) => `${one.line} TS${one.code}`)).toEqual(expected);
      expect(problems.length > 0).toBe(side === 'before');
    },
  );
});
