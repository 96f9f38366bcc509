import { describe, expect, it } from 'vitest';
import { minorOf } from '../releases.ts';
import { corpus } from './corpus.ts';
import {
  type BehaviorHistory,
  changesFrom,
  historyOf,
  missingMinors,
  outcomeOf,
  outcomesOn,
  type ProbeResult,
  probedReleases,
  stepsInto,
  storedBehavior,
} from './history.ts';

const output = (text: string): ProbeResult => ({ output: text });
const missing: ProbeResult = { missing: 'QueryBuilderDnD' };

const runs = {
  '7.10.0': { quotes: output('both'), drag: output('moves') },
  '7.2.0': { quotes: output('none'), drag: missing },
  '7.3.0': { quotes: output('none'), drag: missing },
  '7.7.1': { quotes: output('double'), drag: output('moves') },
  '7.11.0': { quotes: output('none'), drag: output('moves') },
};

const history: BehaviorHistory = historyOf(runs, ['quotes', 'drag']);

describe('the stored form', () => {
  it('lists a release only if its result is new', () => {
    expect(history).toEqual({
      releases: ['7.2.0', '7.3.0', '7.7.1', '7.10.0', '7.11.0'],
      outcomes: {
        quotes: {
          '7.2.0': output('none'),
          '7.7.1': output('double'),
          '7.10.0': output('both'),
          '7.11.0': output('none'),
        },
        drag: { '7.2.0': missing, '7.7.1': output('moves') },
      },
    });
  });

  it('keeps every result', () => {
    for (const [release, outcomes] of Object.entries(runs)) {
      expect(outcomesOn(release, history), release).toEqual(outcomes);
    }
  });

  it('has no result of an unknown probe, or before its first release', () => {
    expect(outcomeOf('unknown', '7.3.0', history)).toBeUndefined();
    expect(outcomeOf('quotes', '7.0.0', history)).toBeUndefined();
  });

  it('names the minors that the registry lacks', () => {
    expect(missingMinors(history)).toEqual(['7.4', '7.5', '7.6', '7.8', '7.9']);
  });
});

describe('differences', () => {
  it('are outputs of both releases', () => {
    expect(changesFrom('7.2.0', '7.11.0', history)).toEqual([]);
    expect(changesFrom('7.3.0', '7.10.0', history)).toEqual([
      { id: 'quotes', before: 'none', after: 'both' },
    ]);
  });

  it('begin with the step from the major before', () => {
    const releases = ['7.7.1', '8.0.0', '8.1.1'];
    expect(stepsInto(7, { releases, outcomes: {} })).toEqual([]);
    expect(stepsInto(8, { releases, outcomes: {} })).toEqual([
      { from: '7.7.1', to: '8.0.0' },
      { from: '8.0.0', to: '8.1.1' },
    ]);
  });
});

describe('the stored history', () => {
  const ids = corpus.map(({ id }) => id);

  it('has a result of every probe on one release of each minor, and on each documented one', () => {
    const minors = storedBehavior.releases.map(minorOf);
    expect(new Set(minors).size).toBe(minors.length);
    expect(storedBehavior.releases).toEqual(expect.arrayContaining([...probedReleases]));
    for (const release of storedBehavior.releases) {
      expect(Object.keys(outcomesOn(release)), release).toEqual(ids);
    }
  });

  it('is in its shortest form', () => {
    const all = storedBehavior.releases.map((release) => [release, outcomesOn(release)] as const);
    expect(historyOf(Object.fromEntries(all), ids)).toEqual(storedBehavior);
  });
});
