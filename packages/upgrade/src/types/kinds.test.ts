import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { majorOf } from '../../../../releases/releases.ts';
import { kinds } from '../../../../tests/data/stricter-types.ts';
import { makeProject, makeRelease } from '../../../../tests/data/upgrade-projects.ts';
import { stricterTypes } from '../../../../website/features/upgrade/advice/types.ts';
import { adviceFor } from './advice.ts';
import { compareTypes } from './compare.ts';
import { projectsOf } from './projects.ts';

/** Compares modules, which get the names `0.tsx`, `1.tsx`, and so on. */
function compare(modules: readonly string[], from = '6.5.5', to = '8.24.1') {
  const files = Object.fromEntries(modules.map((code, index) => [`${index}.tsx`, code]));
  const folder = makeProject(files);
  const [project] = projectsOf(Object.keys(files).map((name) => join(folder, name)));
  if (!project) throw new Error('There is no project.');
  return compareTypes(project, makeRelease(from), makeRelease(to));
}

/** The comments that number the errors of a line. */
const expected = (modules: readonly string[]) =>
  modules.flatMap((code, index) =>
    code.split('\n').flatMap((line, row) => {
      const number = /\/\/ (\d+)$/.exec(line)?.[1];
      return number === undefined ? [] : [`${index}.tsx:${row + 1} ${number}`];
    }),
  );

/** Two modules of each kind. Release 4 and 5 have no type `ControlElementsProp`. */
const before = (from: string) =>
  kinds
    .flatMap((kind) => kind.before.map((code) => ({ code, advice: kind.advice })))
    .filter(({ code }) => majorOf(from) >= 6 || !code.includes('ControlElementsProp'));

describe.each([
  ['4.5.3', '7.7.1'],
  ['4.5.3', '8.24.1'],
  ['5.4.1', '8.24.1'],
  ['6.5.5', '7.7.1'],
  ['6.5.5', '8.24.1'],
])('stricter types from %s to %s', (from, to) => {
  const modules = before(from);
  const codes = modules.map(({ code }) => code);

  it('are reported, with what to write', () => {
    const { problems, shared } = compare(codes, from, to);
    expect(problems.map((one) => `${basename(one.file)}:${one.line} ${one.code}`)).toEqual(
      expected(codes),
    );
    expect(shared).toBe(0);
    for (const problem of problems) {
      const { advice } = modules[Number.parseInt(basename(problem.file), 10)] ?? {};
      const found = adviceFor(problem, majorOf(from), majorOf(to));
      expect(found?.instead, problem.message).toMatch(advice ?? '');
      expect(adviceFor(problem, 7, 8), 'v7 is as strict').toBeUndefined();
    }
  });

  it('aren’t reported once they’re corrected', () => {
    expect(
      compare(
        kinds.flatMap(({ after }) => after),
        from,
        to,
      ),
    ).toMatchObject({ problems: [] });
  });
});

it.each([
  ['4.5.3', '5.4.1'],
  ['5.4.1', '6.5.5'],
  ['7.7.1', '8.24.1'],
])('reports nothing where both releases are as strict, from %s to %s', (from, to) => {
  const codes = before(from).map(({ code }) => code);
  expect(compare(codes, from, to)).toMatchObject({ problems: [] });
});

/** The newest release of each major version. */
const releases = ['3.12.1', '4.5.3', '5.4.1', '6.5.5', '7.7.1', '8.24.1'];

it.each(Object.entries(stricterTypes))(
  'reports what the upgrade pages say about types: %s',
  (step, rows) => {
    const [from, to] = step
      .split('-to-')
      .map((major) => releases.find((release) => release.startsWith(`${major}.`)));
    const problemsOf = (codes: readonly string[]) => compare(codes, from, to).problems;
    expect(problemsOf(rows.map(({ after }) => after))).toEqual([]);
    const problems = problemsOf(rows.map(({ before }) => before));
    const found = new Set(problems.map(({ file }) => Number.parseInt(basename(file), 10)));
    expect([...found]).toEqual([...rows.keys()]);
    const combinator = problems.find(({ at }) => at === 'combinator');
    if (combinator) expect(adviceFor(combinator, 6, 7)?.instead).toMatch(/Remove it\.$/);
  },
);

it('knows the message for a control element in older versions of TypeScript, which end it earlier', () => {
  const message = `Type '(props: ValueEditorProps<Field>) => React.JSX.Element' is not assignable to type 'ComponentType<ValueEditorProps<{ [x: string]: unknown; label: string; }>>'.`;
  expect(adviceFor({ message, at: 'valueEditor' }, 6, 8)?.instead).toMatch(/^Use FullField/);
});
