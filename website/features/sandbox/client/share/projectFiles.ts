import { majorOf } from '../../../../../releases/releases';
import { packageOf } from '../../../../../releases/specifiers';
import { uiKits } from '../../../../kits/kits';
import { own } from '../../../../src/components/own.ts';
import { appStyle } from '../../../project/app-style.ts';
import { buildTools, type FileTree, type Packages, viteProject } from '../../../project/vite.ts';
import { entryOf, isStyle, type Project } from '../project';
import { releaseRow } from '../releases';

/** Releases of packages that the templates import and that are not part of the library. */
export type PackageReleases = Readonly<Record<string, string>>;

/** Packages that have to be installed together. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'react-dnd-html5-backend': ['react-dnd'],
  ...Object.fromEntries(
    uiKits.flatMap(({ provider, packages }) => (provider ? [[provider.from, packages]] : [])),
  ),
};

/**
 * A project as files that `npm install && npm start` runs, with Vite.
 *
 * @param packages - Releases of the packages besides React and the library, see `manifest.json`.
 * @param vendored - Files of add-ons that aren't on the registry, by package; the project includes
 *   them.
 */
export function projectFiles(
  { release, files }: Project,
  packages: PackageReleases,
  vendored: Readonly<Record<string, FileTree>> = {},
): FileTree {
  const imported = importedPackages(files.map(({ code }) => code));
  const ownPackages = imported.filter((name) => Object.hasOwn(vendored, name));
  const vendoredFiles = ownPackages.flatMap((name) =>
    Object.entries(vendored[name] ?? {}).map(([path, text]) => [
      `${vendorFolder(name)}/${path}`,
      text,
    ]),
  );
  return {
    ...viteProject({
      files: Object.fromEntries(files.map(({ name, code }) => [`src/${name}`, code])),
      appStyle: appStyle(release),
      entry: `src/${entryOf(files) ?? 'App.tsx'}`,
      packages: packagesOf(release, imported, packages, ownPackages, vendored),
    }),
    ...Object.fromEntries(vendoredFiles),
  };
}

const vendorFolder = (name: string): string => `packages/${name.slice(name.indexOf('/') + 1)}`;

export function importedPackages(codes: readonly string[]): readonly string[] {
  const specifiers = codes.flatMap((code) =>
    [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
      ([, name = '']) => name,
    ),
  );
  const names = specifiers.flatMap((specifier) => packageOf(specifier) ?? []);
  return [...new Set(names.flatMap((name) => [name, ...(own(companions, name) ?? [])]))];
}

function packagesOf(
  release: string,
  imported: readonly string[],
  packages: PackageReleases,
  vendoredNames: readonly string[],
  vendored: Readonly<Record<string, FileTree>>,
): Packages {
  const { react, addons } = releaseRow(release);
  const known: PackageReleases = {
    ...packages,
    ...addons,
    react,
    'react-dom': react,
    'react-querybuilder': release,
  };
  const peers = vendoredNames.flatMap((name) => peersOf(vendored[name]?.['package.json']));
  const wanted = [...new Set([...imported, ...peers, 'react', 'react-dom', 'react-querybuilder'])];
  const dependencies = Object.fromEntries(
    wanted
      .sort()
      .map((name) => [
        name,
        vendoredNames.includes(name) ? `file:${vendorFolder(name)}` : (own(known, name) ?? '*'),
      ]),
  );
  const plugins = uiKits
    .flatMap(({ buildPackages = [] }) =>
      buildPackages.some((name) => wanted.includes(name)) ? buildPackages : [],
    )
    .filter((name) => !wanted.includes(name));
  const types = `^${majorOf(react)}`;
  return {
    dependencies,
    devDependencies: {
      '@types/react': types,
      '@types/react-dom': types,
      ...Object.fromEntries(
        [...buildTools, ...plugins].map((name) => [name, packages[name] ?? '*']),
      ),
    },
  };
}

const peersOf = (manifestText = '{}'): readonly string[] =>
  Object.keys(JSON.parse(manifestText).peerDependencies ?? {});

export const firstFile = ({ files }: Project): string =>
  `src/${entryOf(files) ?? files.find(({ name }) => !isStyle(name))?.name ?? 'App.tsx'}`;
