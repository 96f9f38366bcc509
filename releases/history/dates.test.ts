import { describe, expect, it } from 'vitest';
import { publicationDays, storedDates, updateDates } from './dates.ts';
import { spansIn } from './history.ts';
import { storedHistory } from './stored.ts';

describe('days of publication', () => {
  const releases = ['7.6.1', '7.7.1', '8.0.0', '8.1.1'];

  it('are read from the times of a registry', () => {
    const times = {
      created: '2015-01-01T00:00:00.000Z',
      '7.6.1': '2024-08-01T10:00:00.000Z',
      '8.0.0': '2024-11-01T10:00:00.000Z',
      // A release of an older major may come later than the next major.
      '7.7.1': '2024-11-02T23:30:00.000-02:00',
      '8.1.1': '2024-12-01T10:00:00.000Z',
    };
    expect(publicationDays(times, releases)).toEqual({
      '7.6.1': '2024-08-01',
      '7.7.1': '2024-11-03',
      '8.0.0': '2024-11-01',
      '8.1.1': '2024-12-01',
    });
  });

  it('are unknown where releases of a major do not follow one another', () => {
    const times = { '8.0.0': '2025-10-04T10:00:00.000Z', '8.1.1': '2025-10-02T10:00:00.000Z' };
    expect(publicationDays(times, releases)).toEqual({});
  });
});

describe('stored dates', () => {
  it('keep known publication days, and add new ones', () => {
    const stored = { '8.9.0': { published: '2024-12-01' }, '7.9.9': {} };
    const published = { '8.0.0': '2024-11-01' };
    expect(updateDates(stored, ['8.10.0', '8.9.0', '8.0.0'], published)).toEqual({
      '8.0.0': { published: '2024-11-01' },
      '8.9.0': { published: '2024-12-01' },
      '8.10.0': {},
    });
  });

  it('cover everything that the history names', () => {
    const labels = new Set(
      Object.keys(storedHistory).flatMap((key) =>
        spansIn(storedHistory, key).flatMap(({ since, gone = since }) => [since, gone]),
      ),
    );
    const dated = Object.keys(storedDates);
    const isDated = (label: string) => dated.some((release) => release.startsWith(`${label}.`));
    expect([...labels].filter((label) => !isDated(label))).toEqual([]);
  });
});
