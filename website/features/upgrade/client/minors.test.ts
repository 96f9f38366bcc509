import { describe, expect, it } from 'vitest';
import { changesFrom } from '../../../../releases/behavior/history.ts';
import { compareReleases, majorOf, minorOf } from '../../../../releases/releases.ts';
import { upgradeData, upgradeMinors } from '../build/data.ts';
import { type Choice, legsOf, needsMinors } from './guide.ts';
import { changesBetween } from './minors.ts';

const data = await upgradeData();
const minors = await upgradeMinors();
const choice = (from: string, to: string, without: readonly string[] = []): Choice => ({
  ...{ from, to, without },
  kits: [],
});

/** The pairs that one step of an upgrade can have. */
const pairs = minors.releases.flatMap((from, index) =>
  minors.releases
    .slice(index + 1)
    .filter((to) => majorOf(to) - majorOf(from) <= 1)
    .map((to) => [from, to] as const),
);

describe('what differs between two minors', () => {
  it('has a row for every difference that the probes show, for each pair', () => {
    const missing = pairs.flatMap(([from, to]) => {
      const rows = minors.rows.filter(
        ({ since }) =>
          compareReleases(since, minorOf(from)) > 0 && compareReleases(since, minorOf(to)) <= 0,
      );
      const known = new Set(rows.flatMap(({ probes }) => probes));
      return changesFrom(from, to).flatMap(({ id }) => (known.has(id) ? [] : [[from, to, id]]));
    });
    expect(pairs.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  it('shows the outputs of the two releases, for each pair', () => {
    for (const [from, to] of pairs) {
      const isLong = ({ before, after }: { before: string; after: string }) =>
        Math.max(before.length, after.length) > 1500;
      const shown = changesFrom(from, to).map(({ before, after }) => `${before}→${after}`);
      const rows = changesBetween(minors, from, to);
      const wrong = rows.filter(
        (row) => !isLong(row) && !shown.includes(`${row.before}→${row.after}`),
      );
      expect(wrong, `${from} ${to}`).toEqual([]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });
});

describe('the upgrade path with minors', () => {
  it('has the rows of just these minors, and names the ones that npm lacks', () => {
    const wanted = choice('8.6.1', '8.24.1');
    expect(needsMinors(data, wanted)).toBe(true);
    const [leg] = legsOf(data, wanted, minors);
    expect(leg).toMatchObject({ compared: { from: '8.6.1', to: '8.24.1' }, gaps: ['8.21'] });
    const since = (leg?.behavior ?? []).map((row) => row.since ?? '');
    expect(since.length).toBeGreaterThan(10);
    expect(since.filter((one) => compareReleases(one, '8.6') <= 0)).toEqual([]);
  });

  it('compares the chosen minors, and whole majors in between', () => {
    const legs = legsOf(data, choice('5.2.0', '8.6.1'), minors);
    expect(legs.map(({ compared }) => compared)).toEqual([
      { from: '5.2.0', to: '6.5.5' },
      { from: '6.5.5', to: '7.7.1' },
      { from: '7.7.1', to: '8.6.1' },
    ]);
    expect(needsMinors(data, choice('5.4.1', '8.24.1'))).toBe(false);
  });

  it('leaves out what the reader doesn’t use', () => {
    const [leg] = legsOf(data, choice('8.6.1', '8.24.1', Object.keys(data.areas)), minors);
    expect(leg).toMatchObject({ behavior: [], looks: [] });
  });
});
