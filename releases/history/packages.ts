import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../specifiers.ts';
import { libraryPackage, mapSpecifier, type Target } from '../targets.ts';

export interface Entry {
  readonly package: string;
  /** What an application writes, such as `react-querybuilder/parseSQL`. */
  readonly specifier: string;
}

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const scope = '@react-querybuilder/';

/**
 * Folder of a package of the product; `undefined` if it isn't installed.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in.
 * @param name - The package's own name, not its alias.
 */
export function packageFolder(dir: string, target: Target, name: string): string | undefined {
  const nested = join(dir, 'node_modules', mapSpecifier(libraryPackage, target.aliases));
  const candidates = [
    join(nested, 'node_modules', name),
    join(dir, 'node_modules', mapSpecifier(name, target.aliases)),
  ];
  return candidates.find((folder) => existsSync(join(folder, 'package.json')));
}

/** The library, the packages it is built from, and its add-ons, in the `node_modules` of `dir`. */
export function packagesOf(dir: string, target: Target): readonly string[] {
  const { dependencies = {} } = readManifest(dir, target, libraryPackage);
  const parts = new Set([...Object.keys(dependencies), ...Object.keys(target.aliases)]);
  return [...new Set([libraryPackage, ...parts])].filter(
    (name) =>
      name === libraryPackage ||
      // Aliases also name the parts of other majors, in folders that don't exist.
      (name.startsWith(scope) && packageFolder(dir, target, name) !== undefined),
  );
}

/**
 * The typed modules of a package: its root, and the sub-paths of its `exports` map.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in.
 * @param name - The package's own name, not its alias.
 */
export function entriesOf(dir: string, target: Target, name: string): readonly Entry[] {
  const { exports = {} } = readManifest(dir, target, name);
  const subPaths = Object.keys(exports).filter((path) => /^\.\/[\w-]+(?:\/[\w-]+)*$/.test(path));
  return ['', ...subPaths.map((path) => path.slice(1))].map((path) => ({
    package: name,
    specifier: `${name}${path}`,
  }));
}

export const isLibrary = ({ specifier }: Entry): boolean => packageOf(specifier) === libraryPackage;

function readManifest(dir: string, target: Target, name: string): PackageJson {
  const folder = packageFolder(dir, target, name);
  if (!folder) throw new Error(`${name} of ${libraryPackage} ${target.library} is not in ${dir}.`);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
