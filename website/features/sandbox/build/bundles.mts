import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesDir } from '../../../../releases/fixtures.ts';
import {
  libraryPackage,
  mapSpecifier,
  type Target,
  targetsNamed,
} from '../../../../releases/targets.ts';
import { latestRelease, releases } from '../client/releases.ts';
import type { Bundle } from './bundle.mts';
import { companionBundles, datetimeBundle, fixtureBundle } from './companions.mts';
import { kitBundles } from './kits.mts';

export interface Runtime {
  readonly release: string;
  readonly aliases: Target['aliases'];
  readonly bundles: readonly Bundle[];
}

export const runtimes = (): readonly Runtime[] =>
  releases.flatMap(({ release, react, addons }) =>
    targetsNamed(release).map(({ aliases }) => ({
      release,
      aliases,
      bundles: [
        fixtureBundle(`react-${react}`, reactModules, { base: true }, aliases),
        ...libraryBundles(release, aliases),
        ...dndBundles(addons[dnd], aliases),
        ...(release === latestRelease ? [...kitBundles, ...companionBundles, datetimeBundle] : []),
      ],
    })),
  );

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const folderOf = (name: string, aliases: Target['aliases']): string =>
  join(fixturesDir, 'node_modules', mapSpecifier(name, aliases));

/** Entry points that are useless in a browser, or the main one under another name. */
const skipped = new Set(['.', './package.json', './dist/*', './dev', './debug', './genericTests']);

function libraryBundles(release: string, aliases: Target['aliases']): readonly Bundle[] {
  const folder = folderOf(libraryPackage, aliases);
  const entries = entryPoints(folder).map((entry) => `${libraryPackage}/${entry}`);
  const isParser = (entry: string) => /\/parse/.test(entry);
  const parsers = entries.filter(isParser);
  const styles = ['dist/query-builder.css', 'dist/query-builder-layout.css'].filter((path) =>
    existsSync(join(folder, path)),
  );
  return [
    fixtureBundle(
      `${libraryPackage}-${release}`,
      [
        libraryPackage,
        ...entries.filter((entry) => !isParser(entry)),
        ...(usesCore(folder) ? ['@react-querybuilder/core'] : []),
      ],
      {
        base: true,
        styles: Object.fromEntries(
          styles.map((path) => [`${libraryPackage}/${path}`, join(folder, path)]),
        ),
      },
      aliases,
    ),
    ...(parsers.length > 0 ? [fixtureBundle(`parsers-${release}`, parsers, {}, aliases)] : []),
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

const dnd = '@react-querybuilder/dnd';

function dndBundles(version: string | undefined, aliases: Target['aliases']): readonly Bundle[] {
  if (version === undefined) return [];
  const { exports = {} } = readPackage(folderOf(dnd, aliases));
  const adapters = './react-dnd' in exports ? [`${dnd}/react-dnd`] : [];
  const names = [dnd, ...adapters, ...dragAndDropPackages];
  return [fixtureBundle(`dnd-${version}`, names, {}, aliases)];
}

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
