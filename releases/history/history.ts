import { compareReleases, majorOf, minorOf } from '../releases.ts';

export interface Snapshot {
  readonly release: string;
  readonly keys: ReadonlySet<string>;
}

export interface Span {
  /** First release that has it: a major (`7`) or a minor (`8.14`). */
  readonly since: string;
  readonly gone?: string;
}

/** A key's spans, oldest first, separated by spaces; a span is `7` or, if it has ended, `3-4`. */
export type StoredHistory = Readonly<Record<string, string>>;

/**
 * Finds out when names were added and removed.
 *
 * @param snapshots - The names by release, oldest first, without releases whose types can't be read.
 */
export function historyOf(snapshots: readonly Snapshot[]): StoredHistory {
  const keys = [...new Set(snapshots.flatMap((snapshot) => [...snapshot.keys]))].sort();
  return Object.fromEntries(keys.map((key) => [key, spansOf(key, snapshots).join(' ')]));
}

function spansOf(key: string, snapshots: readonly Snapshot[]): readonly string[] {
  const changes = snapshots.flatMap(({ release, keys }, index) => {
    const before = snapshots[index - 1];
    return keys.has(key) === (before?.keys.has(key) ?? false)
      ? []
      : [labelOf(before?.release, release)];
  });
  // Changes alternate: added, removed, added again.
  return changes.flatMap((since, index) =>
    index % 2 === 0 ? [[since, changes[index + 1] ?? []].flat().join('-')] : [],
  );
}

/**
 * The first release that is known to contain a change: a minor, or a major if the release before belongs to another
 * one. Minors that aren't published may have had it before.
 */
const labelOf = (before: string | undefined, after: string): string =>
  before !== undefined && majorOf(before) === majorOf(after) ? minorOf(after) : `${majorOf(after)}`;

/** The spans of a key such as `QueryBuilderProps.maxLevels`, oldest first. */
export function spansIn(history: StoredHistory, key: string): readonly Span[] {
  const stored = Object.hasOwn(history, key) ? history[key] : undefined;
  return (stored?.split(' ') ?? []).map((span) => {
    const [since = '', gone] = span.split('-');
    return gone === undefined ? { since } : { since, gone };
  });
}

/**
 * The span that a release belongs to. A label without a minor covers its whole major, so at the edges a
 * release can seem to have names that only later releases have.
 *
 * @param release - Full version number.
 */
export const spanAt = (spans: readonly Span[], release: string): Span | undefined =>
  [...spans]
    .reverse()
    .find(
      ({ since, gone }) =>
        compareReleases(since, release) <= 0 &&
        (gone === undefined || compareReleases(release, gone) < 0),
    );

/** JSON with one key per line. */
export const formatHistory = (history: StoredHistory): string =>
  `${JSON.stringify(history, undefined, 2)}\n`;
