/**
 * The documented versions: the one table that Docusaurus, the install commands, the sample
 * checker and the sandbox read. Newest first; the order is the order of the version dropdown.
 *
 * Adding a row is `npm run docs:cut` (see CONTRIBUTING); nothing else in the repository lists versions.
 */

/** One row of the version dropdown. */
export interface DocsVersion {
  /** Docusaurus' name: `current` is the folder `docs/`, anything else `versioned_docs/version-<name>/`. */
  readonly name: string;
  /** What the dropdown shows. */
  readonly label: string;
  /** Base path of the version's pages, without a trailing slash. */
  readonly path: string;
  /** The npm release that the pages describe; install commands name it. */
  readonly library: string;
  /** Further releases that the same pages serve; samples must hold on each of them. */
  readonly alsoServes: readonly string[];
  /** React majors that this release was seen to run on; v4 runs on 17 only when bundled. */
  readonly react: readonly number[];
  /** React release that the version's samples, live examples and sandbox run on. */
  readonly reactRuntime: string;
  /** Docusaurus' version banner. */
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Newest published add-on per package that belongs to this major. */
  readonly addons: Readonly<Record<string, string>>;
}

export const versions = [
  {
    name: 'current',
    label: 'Next',
    path: '/docs/next',
    library: '8.24.1',
    alsoServes: [],
    react: [18, 19],
    reactRuntime: '19.3.1',
    banner: 'unreleased',
    addons: {
      '@react-querybuilder/antd': '8.24.1',
      '@react-querybuilder/bootstrap': '8.24.1',
      '@react-querybuilder/dnd': '8.22.4',
      '@react-querybuilder/mantine': '8.14.0',
      '@react-querybuilder/material': '8.20.2',
      '@react-querybuilder/native': '8.13.0',
    },
  },
  {
    name: '7',
    label: 'v7 / v8',
    path: '/docs',
    library: '8.24.1',
    alsoServes: ['7.7.1'],
    react: [18, 19],
    reactRuntime: '19.3.1',
    banner: 'none',
    addons: {
      '@react-querybuilder/antd': '8.24.1',
      '@react-querybuilder/bootstrap': '8.24.1',
      '@react-querybuilder/dnd': '8.22.4',
      '@react-querybuilder/mantine': '8.14.0',
      '@react-querybuilder/material': '8.20.2',
      '@react-querybuilder/native': '8.13.0',
    },
  },
  {
    name: '6',
    label: 'v6',
    path: '/docs/6',
    library: '6.5.5',
    alsoServes: [],
    react: [16, 17, 18, 19],
    reactRuntime: '18.3.1',
    banner: 'unmaintained',
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
    label: 'v5',
    path: '/docs/5',
    library: '5.4.1',
    alsoServes: [],
    react: [16, 17, 18],
    reactRuntime: '18.3.1',
    banner: 'unmaintained',
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
    label: 'v4',
    path: '/docs/4',
    library: '4.5.3',
    alsoServes: [],
    react: [17, 18],
    reactRuntime: '18.3.1',
    banner: 'unmaintained',
    addons: {
      '@react-querybuilder/antd': '4.5.3',
      '@react-querybuilder/bootstrap': '4.5.3',
      '@react-querybuilder/material': '4.2.3',
    },
  },
  {
    name: '3',
    label: 'v3',
    path: '/docs/3',
    library: '3.12.1',
    alsoServes: [],
    react: [16, 17, 18],
    reactRuntime: '18.3.1',
    banner: 'unmaintained',
    addons: {},
  },
] as const satisfies readonly DocsVersion[];

/** Name of the version that `/docs` serves and that search engines are told to prefer. */
export const latestVersion = '7';

/** The versions by name, as options of Docusaurus' docs plugin. */
export const docsPluginVersions = Object.fromEntries(
  versions.map(({ name, label, path, banner }) => [
    name,
    // `/docs/next` → `next`: it wants a path relative to the docs base path.
    { label, path: path.replace(/^\/docs\/?/, ''), banner },
  ]),
);

/**
 * The row of a version.
 *
 * @param name - Docusaurus' version name, e.g. `'6'` or `'current'`.
 * @throws Error when the table has no such row.
 */
export function versionByName(name: string): DocsVersion {
  const version = versions.find((candidate) => candidate.name === name);
  if (!version) {
    throw new Error(
      `No version named "${name}" in site/versions.ts; it has ${versions.map((v) => v.name).join(', ')}.`,
    );
  }
  return version;
}
