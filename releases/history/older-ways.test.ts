import { describe, expect, it } from 'vitest';
import { majorOf } from '../releases.ts';
import { spansIn } from './history.ts';
import { olderWays } from './older-ways.ts';
import { storedHistory } from './stored.ts';

describe.each(Object.entries(olderWays))('the older way of %s', (name, { use, of }) => {
  it('came in version 4 or before', () => {
    expect(spansIn(storedHistory, name)).toHaveLength(1);
    expect(spansIn(storedHistory, of)[0]?.gone).toBeUndefined();
    expect(majorOf(spansIn(storedHistory, of)[0]?.since ?? '9')).toBeLessThanOrEqual(4);
    expect(use).toContain(of.split('.').at(-1));
  });
});
