import { describe, expect, it } from 'vitest';
import { majorOf } from '../../releases.ts';
import { corpus } from '../corpus.ts';
import { explainedBy } from '../explain.ts';
import { differencesBetween, outcomeAt } from '../record.ts';
import { probedReleases, storedBehavior } from '../stored.ts';
import type { Change } from './change.ts';
import { changes, type Step, steps } from './changes.ts';
import { idleProbes } from './idle-probes.ts';

const differencesOf = (step: Step) => {
  const [from = '', to = ''] = step
    .split('-to-')
    .map((major) => probedReleases.find((release) => majorOf(release) === Number(major)));
  return differencesBetween(storedBehavior, from, to, probedReleases);
};

describe('the corpus', () => {
  it('has at least 250 probes with unique ids, all of them stored', () => {
    const ids = corpus.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(storedBehavior)).toEqual(ids);
  });

  it('has an outcome of each probe on each release, and a reason if it is missing', () => {
    for (const { id } of corpus) {
      for (const release of probedReleases) {
        const outcome = outcomeAt(storedBehavior, id, release, probedReleases);
        expect(outcome, `${id} on ${release}`).toBeDefined();
        if (outcome && 'missing' in outcome) expect(outcome.missing, id).toMatch(/^\S.*\.$/);
      }
    }
  });

  it('runs each probe on at least one release', () => {
    const idle = corpus.filter(({ id }) =>
      probedReleases.every((release) => {
        const outcome = outcomeAt(storedBehavior, id, release, probedReleases);
        return outcome && 'missing' in outcome;
      }),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

it('has a table for each pair of neighboring majors', () => {
  const majors = probedReleases.map(majorOf);
  expect(steps).toEqual(majors.slice(1).map((to, index) => `${majors[index]}-to-${to}`));
});

describe.each(steps)('%s', (step) => {
  const rows: readonly Change[] = changes[step];
  const differences = differencesOf(step);

  it('explains every difference', () => {
    const explained = new Set(rows.flatMap((row) => explainedBy(row, differences)));
    expect(differences.filter((one) => !explained.has(one)).map(({ id }) => id)).toEqual([]);
  });

  it('has no row, and no probe in a row, that explains nothing', () => {
    expect(idleProbes(rows, differences)).toEqual([]);
  });

  it('has rows with unique ids and one sentence', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { text } of rows) expect(text).toMatch(/\.$/);
  });
});
