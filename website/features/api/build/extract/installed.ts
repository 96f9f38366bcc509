import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiPackage, packages } from '../packages.ts';

export interface InstalledPackage extends ApiPackage {
  readonly version: string;
  readonly folder: string;
  /** Names of its entry points with types, the package itself (`index`) first. */
  readonly entryNames: readonly string[];
}

interface PackageJson {
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** The packages of the table that are in `stand-ins/` or installed. */
export function installedPackages(repositoryDir: string): readonly InstalledPackage[] {
  return packages.flatMap((row) => {
    const folder = [join('stand-ins', row.slug), join('node_modules', row.name)]
      .map((path) => join(repositoryDir, path))
      .find((path) => existsSync(join(path, 'package.json')));
    if (!folder) return [];
    const manifest: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entryNames = sortEntries(entriesOf(manifest), Object.keys(row.entries ?? {}));
    return [{ ...row, version: manifest.version, folder, entryNames }];
  });
}

/** Names like `.` and `./parseSQL` in `exports` are modules; those with an extension are files. */
function entriesOf({ exports = {} }: PackageJson): readonly string[] {
  const subPaths = Object.keys(exports).filter((path) => /^\.\/[\w-]+$/.test(path));
  return ['index', ...subPaths.map((path) => path.slice(2))];
}

function sortEntries(names: readonly string[], order: readonly string[]): readonly string[] {
  const rank = (name: string) =>
    name === 'index' ? -1 : order.includes(name) ? order.indexOf(name) : order.length;
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
