import type { StoredDates } from '../../library/history/dates.ts';
import { type StoredHistory, spansIn } from '../../library/history/history.ts';
import { compareReleases } from '../../site/releases.ts';

export interface ReleaseNews {
  /**
   * The minor, e.g. `8.24`; or the major, e.g. `8`, for names that came with its first release or
   * with an unknown minor, because the registry lacks the one before.
   */
  readonly label: string;
  /** The release that represents it: the newest of a minor, the oldest of a major. */
  readonly release: string;
  readonly published?: string;
  readonly recorded: string;
  /** Names of exports, and of members as `QueryBuilderProps.maxLevels`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * The names that each release of the history added and removed, newest first. If a type was added
 * or removed as a whole, its members aren't listed separately.
 *
 * @param described - The releases that have a page.
 */
export function newsOf(
  history: StoredHistory,
  dates: StoredDates,
  described: readonly string[],
): readonly ReleaseNews[] {
  const added = new Map<string, string[]>();
  const removed = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, label: string, key: string) =>
    map.set(label, [...(map.get(label) ?? []), key]);
  for (const key of Object.keys(history)) {
    // Other keys are files, which readers don't import by name.
    if (!/^[\w$]+(?:\.[\w$]+)?$/.test(key)) continue;
    for (const { since, gone } of spansIn(history, key)) {
      put(added, since, key);
      if (gone !== undefined) put(removed, gone, key);
    }
  }
  const releases = [...described].sort(compareReleases);
  const labels = [...new Set([...added.keys(), ...removed.keys()])];
  return labels
    .flatMap((label): readonly ReleaseNews[] => {
      const release = releases.find((one) => one.startsWith(`${label}.`));
      const known = release === undefined ? undefined : dates[release];
      // The oldest major has no page, because its names were there when the history begins.
      if (release === undefined || !known) return [];
      const lists = {
        added: sortedNames(added.get(label)),
        removed: sortedNames(removed.get(label)),
      };
      return [{ label, release, ...known, ...lists }];
    })
    .sort((a, b) => compareReleases(b.release, a.release) || compareReleases(b.label, a.label));
}

function sortedNames(keys: readonly string[] = []): readonly string[] {
  const all = new Set(keys);
  return keys
    .filter((key) => !key.includes('.') || !all.has(key.split('.')[0] ?? ''))
    .sort((a, b) => a.localeCompare(b, 'en'));
}
