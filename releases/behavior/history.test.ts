import { describe, expect, it } from 'vitest';
import { minorOf } from '../releases.ts';
import { corpus } from './corpus.ts';
import { historyOf, missingMinors, outcomesOn, probedReleases, storedBehavior } from './history.ts';

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

  it('names the minors that the registry lacks, from its first release on', () => {
    expect(missingMinors().slice(0, 2)).toEqual(['4.0', '4.1']);
  });
});
