import { storedBehavior } from '../../../../../releases/behavior/history.ts';
import type { ReleaseChanges, StoredChanges } from '../../../../../releases/history/changes.ts';
import { compareReleases, majorOf, minorOf } from '../../../../../releases/releases.ts';
import type { Link } from '../../page-data.ts';
import type { ChangeTable, ReleasePageData, ReleasesPageData } from '../../release-data.ts';
import { addressOfKey, type Catalogue } from '../model/catalogue.ts';
import { nameLists } from './name-lists.ts';

export const releasesPath = '/releases';

export interface ReleasePages {
  readonly overview: ReleasesPageData;
  readonly pages: readonly ReleasePageData[];
}

type Changes = Omit<ReleaseChanges, 'before'>;

/**
 * The pages about releases: an overview, a page for each minor, and a page that sums up all
 * releases after it.
 *
 * @param changes - What each release changed, oldest first.
 */
export function releasePages(
  changes: StoredChanges,
  summaries: Readonly<Record<string, string>>,
  catalogue: Catalogue,
  guideOf: (major: number) => string | undefined,
): ReleasePages {
  const releases = withUnlisted(changes);
  const newest = releases.at(-1)?.[0] ?? '';
  const linkAt = (index: number): Link | undefined => {
    const release = releases[index]?.[0];
    return release === undefined ? undefined : [minorOf(release), pathOf(release)];
  };
  const isFirst = (index: number) =>
    majorOf(releases[index]?.[0] ?? '') !== majorOf(releases[index - 1]?.[0] ?? '0');

  const pages = releases.map(([release, change], index): ReleasePageData => {
    const minor = minorOf(release);
    const major = majorOf(release);
    const guide = isFirst(index) ? guideOf(major) : undefined;
    const previous = linkAt(index - 1);
    const next = linkAt(index + 1);
    const namesAt = changes[release] ? undefined : next;
    return {
      path: pathOf(release),
      title: `Release ${minor}`,
      description: `What react-querybuilder ${minor} added, removed, and changed: behavior, exports, props, options, types, defaults, and required packages.`,
      compared: `react-querybuilder ${release}, compared with ${change.before}`,
      summary: isFirst(index) ? summaries[major] : undefined,
      more: [
        ...(guide === undefined ? [] : [[`Migrate to v${major}`, guide] as const]),
        ...(isFirst(index)
          ? [['What works differently', stepPath(change.before, release)] as const]
          : []),
        ...(next && !namesAt ? [[`Everything since ${minor}`, sincePath(release)] as const] : []),
      ],
      ...contentOf(change, catalogue),
      namesAt,
      previous,
      next,
    };
  });
  const sums = releases.slice(0, -1).flatMap(([release], index): readonly ReleasePageData[] => {
    if (!changes[release]) return [];
    const minor = minorOf(release);
    const later = releases.slice(index + 1);
    const steps = later.filter((_, offset) => isFirst(index + 1 + offset));
    return [
      {
        path: sincePath(release),
        title: `New since ${minor}`,
        description: `Everything that react-querybuilder added, removed, and changed since ${minor}.`,
        compared: `react-querybuilder ${newest}, compared with ${release}`,
        more: steps.map(
          ([first, { before }]) =>
            [`What works differently in v${majorOf(first)}`, stepPath(before, first)] as const,
        ),
        ...contentOf(sumOf(later.map(([, change]) => change)), catalogue),
      },
    ];
  });
  const majors = [...new Set(releases.map(([release]) => majorOf(release)))].reverse();
  return {
    overview: {
      majors: majors.map((major) => ({
        major: `${major}`,
        summary: summaries[major] ?? '',
        releases: releases
          .filter(([release]) => majorOf(release) === major)
          .reverse()
          .map(([release, change]) => ({
            link: [minorOf(release), pathOf(release)] as const,
            counts: changes[release] ? countsOf(change) : 'behavior only',
          })),
      })),
      since: releases
        .slice(0, -1)
        .filter(([release]) => changes[release])
        .reverse()
        .map(([release]) => [minorOf(release), sincePath(release)] as const),
    },
    pages: [...pages, ...sums],
  };
}

/** Adds the releases whose behavior is known but whose types couldn’t be compared. */
function withUnlisted(changes: StoredChanges): readonly (readonly [string, ReleaseChanges])[] {
  const nothing = { added: [], removed: [], types: {}, defaults: {}, packages: {} };
  const unlisted = storedBehavior.releases.flatMap((release, index) =>
    changes[release] || index === 0
      ? []
      : [[release, { before: storedBehavior.releases[index - 1] ?? '', ...nothing }] as const],
  );
  return [...Object.entries(changes), ...unlisted].sort(([one], [other]) =>
    compareReleases(one, other),
  );
}

const stepPath = (from: string, to: string): string =>
  `/upgrade/${majorOf(from)}-to-${majorOf(to)}`;

/** Where the page about a release is; a minor has one page for all its patches. */
const pathOf = (release: string): string => `${releasesPath}/${minorOf(release)}`;

const sincePath = (release: string): string => `${releasesPath}/since-${minorOf(release)}`;

/** What several releases in a row, oldest first, changed together. */
export function sumOf(changes: readonly Changes[]): Changes {
  const added = new Set<string>();
  const removed = new Set<string>();
  for (const change of changes) {
    for (const key of change.added) if (!removed.delete(key)) added.add(key);
    for (const key of change.removed) if (!added.delete(key)) removed.add(key);
  }
  const isKept = (key: string) => !added.has(key) && !removed.has(key);
  const merged = (kind: 'types' | 'defaults' | 'packages') => {
    const all = new Map<string, readonly [string | null, string | null]>();
    for (const change of changes) {
      for (const [key, [before, after]] of Object.entries(change[kind])) {
        all.set(key, [all.get(key)?.[0] ?? before, after]);
      }
    }
    return Object.fromEntries(
      [...all].filter(([key, [before, after]]) => before !== after && isKept(key)),
    );
  };
  return {
    added: [...added],
    removed: [...removed],
    types: merged('types'),
    defaults: merged('defaults'),
    packages: merged('packages'),
  };
}

function contentOf(changes: Changes, catalogue: Catalogue) {
  const table = (id: string, title: string, values: Changes['types']): ChangeTable => ({
    id,
    title,
    rows: Object.entries(values).map(([key, [before, after]]) => {
      const path = addressOfKey(catalogue, key);
      return {
        name: path === undefined ? ([key] as const) : ([key, path] as const),
        before: before ?? '',
        after: after ?? '',
      };
    }),
  });
  return {
    lists: nameLists(changes.added, changes.removed, catalogue),
    changes: [
      table('types', 'Types changed', changes.types),
      table('defaults', 'Defaults changed', changes.defaults),
      table('packages', 'Required packages changed', changes.packages),
    ].filter(({ rows }) => rows.length > 0),
  };
}

const countsOf = ({ added, removed, types, defaults }: Changes): string => {
  const counts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [Object.keys(types).length + Object.keys(defaults).length, 'changed'],
  ] as const;
  const said = counts.filter(([count]) => count > 0).map(([count, verb]) => `${count} ${verb}`);
  return said.join(', ') || 'no names changed';
};
