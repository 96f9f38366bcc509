import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accepted, kinds } from '../../../../tests/data/stricter-types.ts';
import { makeProject, makeRelease } from '../../../../tests/data/upgrade-projects.ts';
import { adviceFor } from './advice.ts';
import { compareTypes } from './compare.ts';
import { projectsOf } from './projects.ts';

/** Compares modules, which get the names `0.tsx`, `1.tsx`, and so on. */
function compare(modules: readonly string[]) {
  const files = Object.fromEntries(modules.map((code, index) => [`${index}.tsx`, code]));
  const folder = makeProject(files);
  const [project] = projectsOf(Object.keys(files).map((name) => join(folder, name)));
  if (!project) throw new Error('There is no project.');
  return compareTypes(project, makeRelease('6.5.5'), makeRelease('8.24.1'));
}

/** The comments that number the errors of a line. */
const expected = (modules: readonly string[]) =>
  modules.flatMap((code, index) =>
    code.split('\n').flatMap((line, row) => {
      const number = /\/\/ (\d+)$/.exec(line)?.[1];
      return number === undefined ? [] : [`${index}.tsx:${row + 1} ${number}`];
    }),
  );

describe.each(kinds)('$name', ({ before, after, advice }) => {
  it('are reported where release 8 rejects what release 6 accepts', () => {
    const { problems, shared } = compare(before);
    expect(problems.map((one) => `${basename(one.file)}:${one.line} ${one.code}`)).toEqual(
      expected(before),
    );
    expect(shared).toBe(0);
    for (const problem of problems) {
      expect(adviceFor(problem, 6, 8), problem.message).toMatch(advice);
      expect(adviceFor(problem, 7, 8), 'v7 is as strict').toBeUndefined();
    }
  });

  it('aren’t reported once they’re corrected', () => {
    expect(compare(after)).toMatchObject({ problems: [] });
  });
});

it('reports nothing in code that both releases accept', () => {
  expect(compare(accepted)).toEqual({ problems: [], shared: 0, unknown: [], lacksReact: false });
});

it('knows the message for a control element in older versions of TypeScript, which end it earlier', () => {
  const message = `Type '(props: ValueEditorProps<Field>) => React.JSX.Element' is not assignable to type 'ComponentType<ValueEditorProps<{ [x: string]: unknown; label: string; }>>'.`;
  expect(adviceFor({ message }, 6, 8)).toMatch(/^Use FullField/);
});
