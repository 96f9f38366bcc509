import { nearestBase } from '../../../site/base-paths.ts';
import type { NavigationData, PackageNames } from '../navigation.ts';
import type { Link } from '../page-data.ts';

export interface NamedGroup {
  readonly key: string;
  readonly title: string;
  readonly links: readonly Link[];
}

type Entry = NavigationData['entries'][number];

export function entryOf({ entries }: NavigationData, path: string): Entry {
  return nearestBase(path, entries) ?? (entries[0] as Entry);
}

export const groupsOf = (entry: Entry, all: PackageNames): readonly NamedGroup[] =>
  (all[entry.path] ?? []).map((group) => linksOf(entry, group));

const linksOf = (
  { path }: Entry,
  { id, title, names }: PackageNames[string][number],
): NamedGroup => ({
  key: `${path}/${id}`,
  title,
  links: names.map((name) => [name, `${path}/${id}/${name}`]),
});

const neighbors = 12;

/** The names of an entry point that are around the one of the page at `path`. */
export function nearby(groups: readonly NamedGroup[], path: string): readonly NamedGroup[] {
  const around = groups.flatMap((group) => {
    const index = group.links.findIndex(([, address]) => address === path);
    if (index === -1) return [];
    return [
      {
        ...group,
        links: group.links.slice(Math.max(0, index - neighbors), index + neighbors + 1),
      },
    ];
  });
  return around.length > 0
    ? around
    : groups.slice(0, 1).map((group) => ({ ...group, links: group.links.slice(0, neighbors) }));
}

const maxMatches = 200;

/** Names that contain a text, ignoring case. Those that start with it come first. */
export function filterNames(
  { entries }: NavigationData,
  all: PackageNames,
  filter: string,
): readonly NamedGroup[] {
  const wanted = filter.trim().toLowerCase();
  let left = maxMatches;
  return entries.flatMap((entry) => {
    const links = groupsOf(entry, all)
      .flatMap((group) => group.links)
      .filter(([name]) => name.toLowerCase().includes(wanted))
      .sort(([a], [b]) => Number(begins(b, wanted)) - Number(begins(a, wanted)))
      .slice(0, left);
    left -= links.length;
    return links.length === 0 ? [] : [{ key: entry.path, title: entry.specifier, links }];
  });
}

const begins = (name: string, text: string) => name.toLowerCase().startsWith(text);
