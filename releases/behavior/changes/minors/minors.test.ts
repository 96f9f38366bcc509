import { describe, expect, it } from 'vitest';
import { majorOf, minorOf } from '../../../releases.ts';
import { matches } from '../../explain.ts';
import { stepsInto, storedBehavior } from '../../history.ts';
import { idleProbes } from '../idle-probes.ts';
import { differencesToExplain, minorChanges } from './minors.ts';

const majors = [...new Set(storedBehavior.releases.map(majorOf))];
const steps = majors.flatMap((major) => stepsInto(major));
const minors = steps.map(({ to }) => minorOf(to));

describe.each(steps)('from $from to $to', ({ from, to }) => {
  const minor = minorOf(to);
  const rows = minorChanges.filter(({ since }) => since === minor);
  const differences = differencesToExplain({ from, to });

  it('explains every difference', () => {
    const globs = rows.flatMap(({ probes }) => probes);
    const open = differences.filter(({ id }) => !globs.some((glob) => matches(id, glob)));
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('has no probe in a row that explains nothing', () => {
    expect(idleProbes(rows, differences)).toEqual([]);
  });

  it('has rows with unique ids and one sentence', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { text } of rows) expect(text).toMatch(/^[A-Z`].*\.$/);
  });
});

it('names only minors that have results', () => {
  const named = minorChanges.map(({ since }) => since);
  expect(named.filter((minor) => !minors.includes(minor))).toEqual([]);
});
