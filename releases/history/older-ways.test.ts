import { describe, expect, it } from 'vitest';
import { olderWayClaims, runsOf } from '../behavior/claims.ts';
import { majorOf } from '../releases.ts';
import { spanAt, spansIn } from './history.ts';
import { olderWays } from './older-ways.ts';
import { storedHistory } from './stored.ts';

describe.each(Object.entries(olderWays))('the older way of %s', (name, { release }) => {
  it('is for a release of version 7 or later that lacks the name', () => {
    expect(spansIn(storedHistory, name)).not.toEqual([]);
    expect(spanAt(spansIn(storedHistory, name), release)).toBeUndefined();
    expect(majorOf(release)).toBeGreaterThanOrEqual(7);
  });

  it('prints on that release what the name prints on the latest one', () => {
    const [without, withName] = olderWayClaims
      .filter(({ id }) => id.endsWith(` ${name}`))
      .map((claim) => runsOf(claim)[0]?.output);
    expect(without).toBeDefined();
    expect(without).not.toContain('throws');
    expect(without).toBe(withName);
  });
});
