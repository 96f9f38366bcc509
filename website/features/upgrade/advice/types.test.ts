import { describe, expect, it } from 'vitest';
import { releasesOfStep, type Step, steps } from '../../../../releases/behavior/changes/changes.ts';
import { targetsNamed } from '../../../../releases/targets.ts';
import { checkTypes } from '../../../../samples/types.ts';
import { stricterTypes } from './types.ts';

/** What the compiler finds in both sides of all rows of a step, with a release. */
function problemsWith(release: string, step: Step) {
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`There is no release ${release}.`);
  return checkTypes({
    target,
    units: stricterTypes[step].flatMap(({ id, before, after }) =>
      Object.entries({ before, after }).map(([side, code]) => ({
        id: `${id} ${side}`,
        folder: `${id}-${side}`,
        file: 'App.tsx',
        code,
        siblings: {},
        entry: true,
      })),
    ),
  });
}

describe.each(steps)('%s', (step) => {
  const [from, to] = releasesOfStep(step);
  const old = problemsWith(from, step);
  const current = problemsWith(to, step);

  it.each(stricterTypes[step].map(({ id }) => id))('%s', (id) => {
    expect(old.get(`${id} before`)?.problems, 'the code before, with the older release').toEqual(
      [],
    );
    expect(
      current.get(`${id} before`)?.problems,
      'the code before, with the newer one',
    ).not.toEqual([]);
    expect(current.get(`${id} after`)?.problems, 'the code after, with the newer release').toEqual(
      [],
    );
  });
});
