import { describe, expect, it } from 'vitest';
import { behaviorClaims } from './claim-table.ts';
import { runsOf } from './claims.ts';

describe.each(behaviorClaims)('the claim $id', (claim) => {
  it('ran on every release that it names, and each shows a difference to one beside it', () => {
    const runs = runsOf(claim);
    expect(runs.map(({ release }) => release)).toEqual(claim.releases);
    for (const [index, { release, output }] of runs.entries()) {
      const beside = [runs[index - 1], runs[index + 1]].flatMap((run) => run ?? []);
      expect(
        beside.some((run) => run.output !== output),
        release,
      ).toBe(true);
    }
  });
});

it('has no two claims with the same id', () => {
  expect(new Set(behaviorClaims.map(({ id }) => id)).size).toBe(behaviorClaims.length);
});
