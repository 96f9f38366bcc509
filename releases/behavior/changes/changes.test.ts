import { describe, expect, it } from 'vitest';
import { majorOf } from '../../releases.ts';
import { corpus } from '../corpus.ts';
import { explainedBy } from '../explain.ts';
import { changesFrom, probedReleases, storedBehavior } from '../history.ts';
import { changes, releasesOfStep, steps } from './changes.ts';
import { idleProbes } from './idle-probes.ts';

describe('the corpus', () => {
  it('has at least 250 probes with unique ids', () => {
    const ids = corpus.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('runs each probe on at least one release, and says why the others can’t run it', () => {
    for (const [id, outcomes] of Object.entries(storedBehavior.outcomes)) {
      const reasons = Object.values(outcomes).flatMap((one) =>
        'missing' in one ? [one.missing] : [],
      );
      expect(reasons.length, id).toBeLessThan(Object.keys(outcomes).length);
      for (const reason of reasons) expect(reason, id).toMatch(/^\S.*\.$/);
    }
  });
});

it('has a table for each pair of neighboring majors', () => {
  const majors = probedReleases.map(majorOf);
  expect(steps).toEqual(majors.slice(1).map((to, index) => `${majors[index]}-to-${to}`));
});

describe.each(steps)('%s', (step) => {
  const rows = changes[step];
  const differences = changesFrom(...releasesOfStep(step));

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
