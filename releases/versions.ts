import { majorOf } from './releases.ts';

/**
 * The documented versions. Docusaurus, the install commands, the sample checker, and the sandbox read this
 * table, and `npm run docs:cut` adds its rows.
 */

interface Facts {
  readonly library: string;
  /** Other releases that the same pages serve. Samples must work with each of them. */
  readonly alsoServes: readonly string[];
  /** React majors on which we tested it. v4 runs on 17 only when bundled. */
  readonly react: readonly number[];
  /** React release of the version's samples, live examples, and sandbox. */
  readonly reactRuntime: string;
  /** Newest published add-on of this major, by package. */
  readonly addons: Readonly<Record<string, string>>;
  /** Add-ons that belong to the majors of `alsoServes`. */
  readonly olderAddons?: Readonly<Record<string, string>>;
  /** Further add-ons of these majors, for upgrades: their types come with the command, and the page installs them. */
  readonly addonTypes?: Readonly<Record<string, string>>;
}

/** Its name is the oldest major that its pages serve. */
export interface ReleasedRow extends Facts {
  readonly name: string;
}

export interface DocsVersion extends ReleasedRow {
  readonly label: string;
  /** Base path of the version's pages, without a trailing slash. */
  readonly path: string;
  /** Docusaurus's version banner. */
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
}

/** How Next differs from the latest version, for example by a release that only Next describes. */
export const next: Partial<Facts> = {};

/** Newest first. */
export const released: readonly [ReleasedRow, ...ReleasedRow[]] = [
  {
    name: '7',
    library: '8.24.1',
    alsoServes: ['7.7.1'],
    react: [18, 19],
    reactRuntime: '19.3.1',
    addons: {
      '@react-querybuilder/antd': '8.24.1',
      '@react-querybuilder/bootstrap': '8.24.1',
      '@react-querybuilder/dnd': '8.22.4',
      '@react-querybuilder/mantine': '8.14.0',
      '@react-querybuilder/material': '8.20.2',
      '@react-querybuilder/native': '8.13.0',
    },
    olderAddons: { '@react-querybuilder/dnd': '7.6.1' },
    addonTypes: {
      '@react-querybuilder/antd': '7.4.0',
      '@react-querybuilder/bootstrap': '7.7.1',
      '@react-querybuilder/chakra': '7.6.1',
      '@react-querybuilder/mantine': '7.7.1',
      '@react-querybuilder/material': '7.7.1',
    },
  },
  {
    name: '6',
    library: '6.5.5',
    alsoServes: [],
    react: [16, 17, 18, 19],
    reactRuntime: '18.3.1',
    addons: {
      '@react-querybuilder/antd': '6.5.5',
      '@react-querybuilder/bootstrap': '6.5.5',
      '@react-querybuilder/chakra': '6.5.1',
      '@react-querybuilder/dnd': '6.5.5',
      '@react-querybuilder/mantine': '6.5.5',
      '@react-querybuilder/material': '6.5.5',
      '@react-querybuilder/native': '6.5.5',
    },
  },
  {
    name: '5',
    library: '5.4.1',
    alsoServes: [],
    react: [16, 17, 18],
    reactRuntime: '18.3.1',
    addons: {
      '@react-querybuilder/antd': '5.4.1',
      '@react-querybuilder/bootstrap': '5.4.1',
      '@react-querybuilder/chakra': '5.4.1',
      '@react-querybuilder/dnd': '5.4.1',
      '@react-querybuilder/material': '5.4.1',
    },
  },
  {
    name: '4',
    library: '4.5.3',
    alsoServes: [],
    react: [17, 18],
    reactRuntime: '18.3.1',
    addons: {
      '@react-querybuilder/antd': '4.5.3',
      '@react-querybuilder/bootstrap': '4.5.3',
      '@react-querybuilder/material': '4.2.3',
    },
  },
  {
    name: '3',
    library: '3.12.1',
    alsoServes: [],
    react: [16, 17, 18],
    reactRuntime: '18.3.1',
    addons: {},
  },
];

/** The releases that a version's pages serve, its own first. */
export const releasesOf = ({
  library,
  alsoServes,
}: Pick<Facts, 'library' | 'alsoServes'>): readonly string[] => [library, ...alsoServes];

/** A version's add-ons for one of its releases: those of the same major, because others have other peers. */
export const addonsOf = (
  { addons, olderAddons = {} }: Pick<Facts, 'addons' | 'olderAddons'>,
  release: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Object.entries(addons), ...Object.entries(olderAddons)].filter(
      ([, addon]) => majorOf(addon) === majorOf(release),
    ),
  );

const [{ name: latestName }] = released;

/** Name of the version that `/docs` serves and that search engines should prefer. */
export const latestVersion: string = latestName;

/** Whether `website/docs/` has the pages of both Next and the latest version, because both describe one release. */
export const sharesPages: boolean = (next.library ?? released[0].library) === released[0].library;

/** In the order of the version dropdown: Next, then the released ones. */
export const versions: readonly DocsVersion[] = versionsOf(released, next);

export const latest: DocsVersion = versionByName(latestVersion);

/** The versions whose docs still change; their pages are about the release that the reference describes and the demo runs. */
export const currentVersions: readonly string[] = ['current', latestVersion];

/** Every release that the docs describe, in the order of the versions. */
export const documentedReleases: readonly string[] = [...new Set(versions.flatMap(releasesOf))];

/** The properties that follow from a version's position in a table whose rows are newest first. */
export function versionsOf(
  released: readonly [ReleasedRow, ...ReleasedRow[]],
  next: Partial<Facts>,
): readonly DocsVersion[] {
  const [newest, ...older] = released;
  return [
    {
      ...newest,
      alsoServes: [],
      ...next,
      // Docusaurus's name of the folder `website/docs/`.
      name: 'current',
      label: 'Next',
      path: '/docs/next',
      banner: 'unreleased',
    },
    { ...newest, label: labelOf(newest), path: '/docs', banner: 'none' },
    ...older.map((row) => ({
      ...row,
      label: labelOf(row),
      path: `/docs/${row.name}`,
      banner: 'unmaintained' as const,
    })),
  ];
}

function labelOf({ name, library }: ReleasedRow): string {
  const newest = majorOf(library);
  return newest > majorOf(name) ? `v${name} / v${newest}` : `v${name}`;
}

/** Options of Docusaurus's docs plugin. */
export const docsPluginVersions = Object.fromEntries(
  versions.map(({ name, label, path, banner }) => [
    name,
    // `/docs/next` → `next`: the plugin needs a path relative to the docs base path.
    { label, path: path.replace(/^\/docs\/?/, ''), banner },
  ]),
);

/** The row of a version, by Docusaurus's name, such as `'6'` or `'current'`. Throws if there is none. */
export function versionByName(name: string): DocsVersion {
  const version = versions.find((candidate) => candidate.name === name);
  if (!version) {
    throw new Error(
      `No version named "${name}" in releases/versions.ts; it has ${versions.map((v) => v.name).join(', ')}.`,
    );
  }
  return version;
}

/** The version whose pages describe a release; Next only if no other does. Throws if there is none. */
export function versionOf(release: string): DocsVersion {
  const found = versions.filter((version) => releasesOf(version).includes(release));
  const version = found.find(({ name }) => name !== 'current') ?? found[0];
  if (!version) throw new Error(`No version in releases/versions.ts describes ${release}.`);
  return version;
}

/** The released version whose pages describe a major; `undefined` if there is none. */
export const versionOfMajor = (major: number): DocsVersion | undefined =>
  versions.find(
    (version) =>
      version.name !== 'current' &&
      releasesOf(version).some((release) => majorOf(release) === major),
  );
