import { describe, expect, it } from 'vitest';
import { minorOf } from '../releases.ts';
import {
  changesFrom,
  changesWithin,
  compactMinors,
  type MinorHistory,
  minorOutcome,
  missingMinors,
  outcomesOn,
  stepsInto,
  storedMinors,
} from './minors.ts';
import { outcomeAt, type ProbeResult } from './record.ts';
import { probedReleases, storedBehavior } from './stored.ts';

const output = (text: string): ProbeResult => ({ output: text });

const majors = {
  quotes: { '3.12.1': output('single'), '7.7.1': output('double') },
  drag: { '3.12.1': { missing: '3.12.1 has no `drag`.' } },
};

const runs = {
  '7.10.0': { quotes: output('both'), drag: output('moves') },
  '7.2.0': { quotes: output('none'), drag: { missing: '7.2.0 has no `drag`.' } },
  '7.3.0': { quotes: output('none'), drag: { missing: '7.3.0 has no `drag`.' } },
  '7.7.1': { quotes: output('double'), drag: output('moves') },
  '7.11.0': { quotes: output('none'), drag: output('moves') },
};

const history: MinorHistory = compactMinors(runs, majors);

describe('the stored form', () => {
  it('lists a release only if its outcome is new, and refers to equal outcomes', () => {
    expect(history).toEqual({
      releases: ['7.2.0', '7.3.0', '7.7.1', '7.10.0', '7.11.0'],
      outcomes: {
        quotes: {
          '7.2.0': output('none'),
          '7.7.1': '7.7.1',
          '7.10.0': output('both'),
          '7.11.0': '7.2.0',
        },
        drag: { '7.2.0': '3.12.1', '7.7.1': output('moves') },
      },
    });
  });

  it('keeps every outcome', () => {
    for (const [release, outcomes] of Object.entries(runs)) {
      for (const [id, outcome] of Object.entries(outcomes)) {
        expect(minorOutcome(id, release, history, majors), `${id} on ${release}`).toEqual(outcome);
      }
    }
  });

  it('has no outcome of an unknown probe, or before its first release', () => {
    expect(minorOutcome('unknown', '7.3.0', history, majors)).toBeUndefined();
    expect(minorOutcome('quotes', '7.0.0', history, majors)).toBeUndefined();
  });

  it('names the minors that the registry lacks', () => {
    expect(missingMinors(history)).toEqual(['7.0', '7.1', '7.4', '7.5', '7.6', '7.8', '7.9']);
  });
});

describe('differences', () => {
  it('have the release that introduced the new output', () => {
    expect(changesFrom('7.2.0', '7.11.0', history)).toEqual([]);
    expect(changesFrom('7.3.0', '7.10.0', history)).toEqual([
      { id: 'quotes', before: 'none', after: 'both', since: '7.10.0' },
    ]);
  });

  it('are those of each step of a major', () => {
    const inOrder = {
      ...history,
      outcomes: { quotes: { '7.2.0': output('none'), '7.10.0': output('both') } },
    };
    expect(changesWithin(7, inOrder)).toEqual([
      { id: 'quotes', before: 'none', after: 'both', since: '7.10.0' },
    ]);
  });

  it('start with the step from the major before', () => {
    const releases = ['7.7.1', '8.0.0', '8.1.1'];
    expect(stepsInto(8, { releases, outcomes: {} })).toEqual([
      { from: '7.7.1', to: '8.0.0' },
      { from: '8.0.0', to: '8.1.1' },
    ]);
    expect(stepsInto(7, { releases, outcomes: {} })).toEqual([{ from: '6.5.5', to: '7.7.1' }]);
  });
});

describe('the stored minors', () => {
  it('have the same outcomes as the last releases of majors', () => {
    const shared = probedReleases.filter((release) => storedMinors.releases.includes(release));
    for (const release of shared) {
      for (const [id, outcome] of Object.entries(outcomesOn(release))) {
        expect(outcome, `${id} on ${release}`).toEqual(
          outcomeAt(storedBehavior, id, release, probedReleases),
        );
      }
    }
  });

  it('have an outcome of every probe on every release', () => {
    for (const release of storedMinors.releases) {
      expect(Object.keys(outcomesOn(release))).toEqual(Object.keys(storedBehavior));
    }
  });

  it('are stored in their shortest form', () => {
    const all = storedMinors.releases.map((release) => [release, outcomesOn(release)] as const);
    expect(compactMinors(Object.fromEntries(all))).toEqual(storedMinors);
  });

  it('have one release of each minor', () => {
    const minors = storedMinors.releases.map(minorOf);
    expect(new Set(minors).size).toBe(minors.length);
  });
});
