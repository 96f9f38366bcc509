import type { StoredDates } from '../../library/history/dates.ts';
import { type StoredHistory, spansIn } from '../../library/history/history.ts';
import { compareVersions } from '../../library/history/releases.ts';
import { majorOf } from '../../site/versions.ts';

/** What came and went with a release. */
export interface ReleaseNews {
  /**
   * The minor, e.g. `8.24`; or the major, e.g. `8`, for what came with its first release or with a
   * minor that cannot be told, because the registry lacks the one before.
   */
  readonly label: string;
  /** The release that stands for it: of a minor the newest, of a major the oldest. */
  readonly release: string;
  /** The major before, whose step to this one is told on a page. */
  readonly previousMajor: string;
  /** As `YYYY-MM-DD`; absent where the registry does not tell. */
  readonly published?: string;
  /** When the site first told of it, as `YYYY-MM-DD`. */
  readonly recorded: string;
  /** Names of exports, and of members as `QueryBuilderProps.maxLevels`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * What came and went with each release that the history tells of, newest first. Where a type came or
 * went as a whole, its members are no news of their own.
 *
 * @param history - When names came and went.
 * @param dates - Of the releases.
 */
export function newsOf(history: StoredHistory, dates: StoredDates): readonly ReleaseNews[] {
  const added = new Map<string, string[]>();
  const removed = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, label: string, key: string) =>
    map.set(label, [...(map.get(label) ?? []), key]);
  for (const key of Object.keys(history)) {
    // Other keys stand for files, which readers do not import by name.
    if (!/^[\w$]+(?:\.[\w$]+)?$/.test(key)) continue;
    for (const { since, gone } of spansIn(history, key)) {
      put(added, since, key);
      if (gone !== undefined) put(removed, gone, key);
    }
  }
  const releases = Object.keys(dates).sort(compareVersions);
  const majors = [...new Set(releases.map(majorOf))];
  const labels = [...new Set([...added.keys(), ...removed.keys()])];
  return labels
    .flatMap((label): readonly ReleaseNews[] => {
      const release = releases.find((one) => one.startsWith(`${label}.`));
      const previousMajor = majors[majors.indexOf(majorOf(label)) - 1];
      const known = release === undefined ? undefined : dates[release];
      // What the oldest major has was there when the history begins.
      if (release === undefined || previousMajor === undefined || !known) return [];
      const lists = {
        added: sortedNames(added.get(label)),
        removed: sortedNames(removed.get(label)),
      };
      return [{ label, release, previousMajor: `${previousMajor}`, ...known, ...lists }];
    })
    .sort((a, b) => compareVersions(b.release, a.release) || compareVersions(b.label, a.label));
}

function sortedNames(keys: readonly string[] = []): readonly string[] {
  const all = new Set(keys);
  return keys
    .filter((key) => !key.includes('.') || !all.has(key.split('.')[0] ?? ''))
    .sort((a, b) => a.localeCompare(b, 'en'));
}
