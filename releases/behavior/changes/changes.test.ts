import { describe, expect, it } from 'vitest';
import { majorOf, minorOf } from '../../releases.ts';
import { corpus } from '../corpus.ts';
import { explainedBy } from '../explain.ts';
import {
  type BehaviorDifference,
  changesFrom,
  probedReleases,
  stepsInto,
  storedBehavior,
} from '../history.ts';
import type { Change } from './change.ts';
import { changes, releasesOfStep, steps } from './changes.ts';
import { differencesToExplain, minorChanges } from './minors/minors.ts';

describe('the corpus', () => {
  it('has at least 250 probes with unique ids', () => {
    const ids = corpus.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('runs each probe on at least one release, and names what the others lack', () => {
    for (const [id, outcomes] of Object.entries(storedBehavior.outcomes)) {
      const names = Object.values(outcomes).flatMap((one) =>
        'missing' in one ? [one.missing] : [],
      );
      expect(names.length, id).toBeLessThan(Object.keys(outcomes).length);
      for (const name of names) expect(name, id).toMatch(/^\w+(?:\.\w+)?$/);
    }
  });
});

it('has a table for each pair of neighboring majors', () => {
  const majors = probedReleases.map(majorOf);
  expect(steps).toEqual(majors.slice(1).map((to, index) => `${majors[index]}-to-${to}`));
});

const minorSteps = probedReleases.flatMap((release) => stepsInto(majorOf(release)));

interface Table {
  readonly title: string;
  readonly rows: readonly Pick<Change, 'id' | 'text' | 'probes'>[];
  readonly differences: readonly BehaviorDifference[];
}

describe.each<Table>([
  ...steps.map((step) => ({
    title: step,
    rows: changes[step],
    differences: changesFrom(...releasesOfStep(step)),
  })),
  ...minorSteps.map((step) => ({
    title: `${step.from} to ${step.to}`,
    rows: minorChanges.filter(({ since }) => since === minorOf(step.to)),
    differences: differencesToExplain(step),
  })),
])('$title', ({ rows, differences }) => {
  it('explains every difference', () => {
    const explained = new Set(rows.flatMap((row) => explainedBy(row, differences)));
    expect(differences.filter((one) => !explained.has(one)).map(({ id }) => id)).toEqual([]);
  });

  it('has no probe in a row that explains nothing', () => {
    const idle = rows.flatMap(({ id, probes }) =>
      probes
        .filter((probe) => explainedBy({ probes: [probe] }, differences).length === 0)
        .map((probe) => `${id}: ${probe}`),
    );
    expect(idle).toEqual([]);
  });

  it('has rows with unique ids and one sentence', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { text } of rows) expect(text).toMatch(/^[A-Z`].*\.$/);
  });
});

it('names only minors that have results', () => {
  const minors = minorSteps.map(({ to }) => minorOf(to));
  expect(minorChanges.filter(({ since }) => !minors.includes(since))).toEqual([]);
});
