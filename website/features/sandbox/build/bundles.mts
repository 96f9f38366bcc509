import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesDir } from '../../../../releases/fixtures.ts';
import { latestRelease, releases } from '../client/releases.ts';
import type { Bundle } from './bundle.mts';
import { companionBundles, datetimeBundle } from './companions.mts';
import { kitBundles } from './kits.mts';

export interface Runtime {
  readonly release: string;
  readonly bundles: readonly Bundle[];
}

const packages = join(fixturesDir, 'node_modules');

/** The fixtures have one React under its own name and the rest under aliases. */
const aliasOf = (name: string, version: string): string =>
  existsSync(join(packages, `${name}-${version}`)) ? `${name}-${version}` : name;

export const runtimes = (): readonly Runtime[] =>
  releases.map(({ release, react, addons }) => ({
    release,
    bundles: [
      reactBundle(react),
      ...libraryBundles(release),
      ...dndBundles(addons['@react-querybuilder/dnd']),
      ...(release === latestRelease ? [...kitBundles, ...companionBundles, datetimeBundle] : []),
    ],
  }));

function reactBundle(version: string): Bundle {
  const react = aliasOf('react', version);
  const dom = aliasOf('react-dom', version);
  return {
    name: `react-${version}`,
    base: true,
    from: fixturesDir,
    modules: {
      react,
      'react/jsx-runtime': `${react}/jsx-runtime`,
      'react-dom': dom,
      'react-dom/client': `${dom}/client`,
    },
    styles: {},
  };
}

/** Entry points that are useless in a browser, or the main one under another name. */
const skipped = new Set(['.', './package.json', './dist/*', './dev', './debug', './genericTests']);

function libraryBundles(release: string): readonly Bundle[] {
  const alias = aliasOf('react-querybuilder', release);
  const folder = join(packages, alias);
  const entries = entryPoints(folder);
  const modules = (wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((entry) => [`react-querybuilder/${entry}`, `${alias}/${entry}`]));
  const isParser = (entry: string) => /(^|\/)parse/.test(entry);
  const parsers = entries.filter(isParser);
  const styles = ['query-builder.css', 'query-builder-layout.css'].filter((name) =>
    existsSync(join(folder, 'dist', name)),
  );
  return [
    {
      name: `react-querybuilder-${release}`,
      base: true,
      from: fixturesDir,
      modules: {
        'react-querybuilder': alias,
        ...modules(entries.filter((entry) => !isParser(entry))),
        ...(usesCore(folder) && { '@react-querybuilder/core': '@react-querybuilder/core' }),
      },
      styles: Object.fromEntries(
        styles.map((name) => [`react-querybuilder/dist/${name}`, join(folder, 'dist', name)]),
      ),
    },
    ...(parsers.length > 0
      ? [
          {
            name: `parsers-${release}`,
            base: false,
            from: fixturesDir,
            modules: modules(parsers),
            styles: {},
          },
        ]
      : []),
  ];
}

/** Releases that don't list their entry points have them as files in `dist`. */
function entryPoints(folder: string): readonly string[] {
  const { exports } = readPackage(folder);
  if (exports) {
    return Object.keys(exports)
      .filter((entry) => !skipped.has(entry))
      .map((entry) => entry.slice('./'.length));
  }
  return ['formatQuery', 'transformQuery', 'parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL']
    .map((name) => `dist/${name}`)
    .filter((entry) => existsSync(join(folder, `${entry}.js`)));
}

const usesCore = (folder: string): boolean =>
  '@react-querybuilder/core' in (readPackage(folder).dependencies ?? {});

/** Packages that the add-on for drag and drop needs, which are among the fixtures. */
export const dragAndDropPackages = [
  'react-dnd',
  'react-dnd-html5-backend',
  'react-dnd-touch-backend',
] as const;

function dndBundles(version: string | undefined): readonly Bundle[] {
  const alias = `@react-querybuilder/dnd-${version}`;
  if (version === undefined || !existsSync(join(packages, alias))) return [];
  const adapters = Object.keys(readPackage(join(packages, alias)).exports ?? {});
  return [
    {
      name: `dnd-${version}`,
      base: false,
      from: fixturesDir,
      modules: {
        '@react-querybuilder/dnd': alias,
        ...(adapters.includes('./react-dnd') && {
          '@react-querybuilder/dnd/react-dnd': `${alias}/react-dnd`,
        }),
        ...Object.fromEntries(dragAndDropPackages.map((name) => [name, name])),
      },
      styles: {},
    },
  ];
}

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
