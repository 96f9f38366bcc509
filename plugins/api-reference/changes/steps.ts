import { changes, steps } from '../../../library/behavior/changes/changes.ts';
import { type StoredHistory, spanAt, spansIn } from '../../../library/history/history.ts';
import { stricterTypes } from '../../../library/upgrade/types.ts';
import { majorOf } from '../../../site/releases.ts';
import { addressOfKey, type Catalogue } from '../model/catalogue.ts';
import type { Link } from '../model/page-data.ts';

export interface StepPageData {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly guide?: string;
  readonly reviewed: readonly string[];
  readonly lists: readonly NameList[];
}

export interface NameList {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly {
    readonly of: string;
    /** Without an address if the reference has no page. */
    readonly names: readonly (Link | readonly [text: string])[];
  }[];
}

type Releases = readonly string[];

/**
 * Compares each major with the next.
 *
 * @param releases - The release that represents each major, oldest first.
 */
export function stepsOf(
  history: StoredHistory,
  releases: Releases,
  catalogue: Catalogue,
  guideOf: (major: number) => string | undefined,
): readonly StepPageData[] {
  return releases.slice(1).map((to, index) => {
    const from = releases[index] ?? '';
    const id = `${majorOf(from)}-to-${majorOf(to)}`;
    const keys = Object.keys(history);
    const has = (key: string, release: string) =>
      spanAt(spansIn(history, key), release) !== undefined;
    const added = keys.filter((key) => has(key, to) && !has(key, from));
    const removed = keys.filter((key) => !has(key, to) && has(key, from));
    const guide = guideOf(majorOf(to));
    return {
      id,
      title: `What changed from v${majorOf(from)} to v${majorOf(to)}`,
      from,
      to,
      ...(guide && { guide }),
      reviewed: reviewedOf(id),
      lists: nameLists(added, removed, catalogue),
    };
  });
}

/** What works differently, in sentences; nothing for a step that has no probes yet. */
const reviewedOf = (id: string): readonly string[] =>
  steps
    .filter((step) => step === id)
    .flatMap((step) => [...changes[step], ...stricterTypes[step]].map(({ text }) => text));

/** Lists of names that were added or removed. Empty lists, modules, and files are left out. */
export function nameLists(
  added: readonly string[],
  removed: readonly string[],
  catalogue: Catalogue,
): readonly NameList[] {
  return [
    { id: 'exports-added', title: 'Exports added', names: added.filter(isExport) },
    { id: 'exports-removed', title: 'Exports removed', names: removed.filter(isExport) },
    { id: 'members-added', title: 'Props and options added', names: membersIn(added) },
    { id: 'members-removed', title: 'Props and options removed', names: membersIn(removed) },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ id, title, names }) => ({
      id,
      title: `${title}: ${names.length}`,
      groups: groupsOf(names, catalogue),
    }));
}

const isExport = (key: string): boolean => /^[\w$]+$/.test(key);

/** If a type was added or removed as a whole, its members aren't listed separately. */
const membersIn = (changed: readonly string[]): readonly string[] =>
  changed.filter(
    (key) => /^[\w$]+\.[\w$]+$/.test(key) && !changed.includes(key.replace(/\..*/, '')),
  );

function groupsOf(keys: readonly string[], catalogue: Catalogue): NameList['groups'] {
  const groups = new Map<string, (Link | readonly [string])[]>();
  for (const key of [...keys].sort((a, b) => a.localeCompare(b, 'en'))) {
    const [owner = '', member] = key.split('.');
    const of = member === undefined ? '' : owner;
    const path = addressOfKey(catalogue, key);
    const name = member ?? owner;
    groups.set(of, [...(groups.get(of) ?? []), path === undefined ? [name] : [name, path]]);
  }
  return [...groups].map(([of, names]) => ({ of, names }));
}
