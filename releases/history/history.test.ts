import { describe, expect, it } from 'vitest';
import { formatHistory, historyOf, type Snapshot, spanAt, spansIn } from './history.ts';
import { storedHistory, storedReleases } from './stored.ts';

const snapshot = (release: string, ...keys: readonly string[]): Snapshot => ({
  release,
  keys: new Set(keys),
});

describe('historyOf', () => {
  const snapshots = [
    snapshot('3.12.1', 'always', 'early', 'comesBack'),
    snapshot('8.1.0', 'always'),
    snapshot('8.2.1', 'always', 'comesBack', 'late'),
    snapshot('8.4.0', 'always', 'comesBack', 'late', 'unclear'),
  ];

  it('says when names came and went, sorted by name', () => {
    const history = historyOf(snapshots);
    expect(Object.entries(history)).toEqual([
      ['always', '3'],
      ['comesBack', '3-8 8.2'],
      ['early', '3-8'],
      ['late', '8.2'],
      ['unclear', '8.4'],
    ]);
    expect(formatHistory(history).split('\n')).toHaveLength(8);
  });
});

describe('spans', () => {
  const spans = spansIn({ a: '4-4.4 6' }, 'a');

  it.each([
    ['3.12.1', undefined],
    ['4.2.3', '4'],
    ['4.5.3', undefined],
    ['6.5.5', '6'],
  ])('at %s', (release, since) => {
    expect(spanAt(spans, release)?.since).toBe(since);
  });

  it('are empty for an unknown name', () => {
    expect(spansIn({}, 'toString')).toEqual([]);
  });
});

describe('the committed history', () => {
  const history = storedHistory;

  it.each([
    ['QueryBuilderProps.showShiftActions', '7'],
    ['QueryBuilderProps.onRemove', '5.2'],
    ['Controls.shiftActions', '7'],
    ['Translations.ungroupRuleGroup', '8.24'],
    ['Classnames.justified', '8.8'],
    ['FormatQueryOptions.numberedParams', '7.1'],
    ['ExportFormat.elasticsearch', '7'],
    ['parseJSONata', '7.3'],
    ['react-querybuilder/parseSQL', '6'],
    ['findRule', '3-4'],
    ['useQueryBuilder', '6-7 7.5'],
  ])('%s: %s', (key, stored) => {
    expect(history[key]).toBe(stored);
  });

  it('is sorted', () => {
    expect(Object.keys(history)).toEqual(Object.keys(history).sort());
  });

  it('names only releases that are listed', () => {
    const labels = new Set(
      Object.keys(history).flatMap((key) =>
        spansIn(history, key).flatMap(({ since, gone = since }) => [since, gone]),
      ),
    );
    const isListed = (label: string) =>
      storedReleases.some((release) => release.startsWith(`${label}.`));
    expect([...labels].filter((label) => !isListed(label))).toEqual([]);
  });
});
