import { dirname, join, relative, resolve } from 'node:path';
import { parse as parseJson } from 'jsonc-parser';
import { compare, valid } from 'semver';
import { globSync } from 'tinyglobby';
import { parse as parseYaml } from 'yaml';
import { UserError } from '../user-error.ts';
import { readText } from './files.ts';
import { type Dependent, lockReaders } from './lockfiles.ts';

const library = 'react-querybuilder';

/** A release that a project has. */
export interface InstalledRelease {
  readonly number: string;
  /** Folders of the packages that have it, relative to the project; `.` for the project itself. */
  readonly folders: readonly string[];
}

interface Manifest {
  readonly name?: unknown;
  readonly workspaces?: unknown;
  readonly [dependencies: string]: unknown;
}

const toSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * Finds the releases of the library that a project, or each package of its workspace, has.
 *
 * @param root - Folder of the project.
 * @returns Newest first.
 * @throws UserError if there is no package.json, or the library isn't found.
 */
export function installedReleases(root: string): readonly InstalledRelease[] {
  const manifest = manifestIn(root);
  if (!manifest) {
    throw new UserError(`There is no package.json in ${root}. Run this in your project's folder.`);
  }
  const folders = ['', ...memberFolders(root, manifest)];
  const dependents = folders.flatMap((folder) => dependentIn(root, folder) ?? []);
  if (dependents.length === 0) {
    throw new UserError(
      folders.length > 1
        ? `Neither package.json nor a package of the workspace depends on ${library}. Install it first.`
        : `package.json doesn't depend on ${library}. Install it first, or run this in the folder of the package that uses it.`,
    );
  }
  const found = new Map<string, string[]>();
  for (const dependent of dependents) {
    const number = releaseOf(root, dependent);
    if (number === undefined) {
      throw new UserError(
        `${join(dependent.folder, 'package.json')} asks for ${library} ${dependent.range}, but no lockfile and no node_modules folder says which release that is. Install the dependencies first.`,
      );
    }
    found.set(number, [...(found.get(number) ?? []), dependent.folder || '.']);
  }
  return [...found]
    .map(([number, folders]) => ({ number, folders }))
    .sort((a, b) => compare(b.number, a.number));
}

function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  const text = readText(file);
  if (text === undefined) return undefined;
  try {
    const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof manifest === 'object' && manifest !== null) return manifest as Manifest;
  } catch {}
  throw new UserError(`${file} isn't valid JSON.`);
}

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The folders of a workspace's packages, as npm, Yarn, Bun, and pnpm list them. */
function memberFolders(root: string, { workspaces }: Manifest): readonly string[] {
  const pnpm = parsed(join(root, 'pnpm-workspace.yaml'), parseYaml) as
    | { readonly packages?: unknown }
    | null
    | undefined;
  const listed = (workspaces as { readonly packages?: unknown } | undefined)?.packages;
  const patterns = [workspaces, listed, pnpm?.packages].flatMap(strings);
  if (patterns.length === 0) return [];
  const manifests = globSync(
    patterns.map(
      (pattern) => `${pattern.replace(/^(!?)\.\//, '$1').replace(/\/+$/, '')}/package.json`,
    ),
    { cwd: root, ignore: ['**/node_modules/**'], expandDirectories: false },
  );
  const folders = manifests.map((file) => toSlashes(dirname(file)));
  return folders.filter((folder) => folder !== '.').sort();
}

function dependentIn(root: string, folder: string): Dependent | undefined {
  const manifest = manifestIn(join(root, folder));
  const [entry] = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
  ].flatMap((kind) =>
    Object.entries((manifest?.[kind] ?? {}) as Readonly<Record<string, unknown>>).filter(
      ([name, range]) => name === library || String(range).startsWith(`npm:${library}@`),
    ),
  );
  if (!entry) return undefined;
  const packageName = manifest?.name;
  return {
    folder,
    ...(typeof packageName === 'string' && { packageName }),
    dependency: entry[0],
    range: String(entry[1]),
  };
}

/** The release in the nearest lockfile that has it; otherwise the one in `node_modules`. */
function releaseOf(root: string, dependent: Dependent): string | undefined {
  for (const folder of withParents(root)) {
    const own = { ...dependent, folder: toSlashes(relative(folder, join(root, dependent.folder))) };
    for (const [name, reader] of Object.entries(lockReaders)) {
      const number = parsed(join(folder, name), reader)?.(own);
      if (number !== undefined) return number;
    }
  }
  for (const folder of withParents(join(root, dependent.folder))) {
    const number = installedIn(join(folder, 'node_modules', dependent.dependency));
    if (number !== undefined) return number;
  }
  return undefined;
}

function installedIn(folder: string): string | undefined {
  const { version } = (parsed(join(folder, 'package.json'), (text) => parseJson(text)) ?? {}) as {
    readonly version?: unknown;
  };
  return typeof version === 'string' ? (valid(version) ?? undefined) : undefined;
}

/** A folder and the folders above it, nearest first. */
function withParents(folder: string): readonly string[] {
  const absolute = resolve(folder);
  const parent = dirname(absolute);
  return parent === absolute ? [absolute] : [absolute, ...withParents(parent)];
}

/** Whether the docs server is installed in a project, or above it, so that its files can be read. */
export const hasServer = (root: string): boolean =>
  withParents(root).some(
    (folder) =>
      readText(join(folder, 'node_modules/react-querybuilder-docs-mcp/package.json')) !== undefined,
  );

function parsed<T>(file: string, parse: (text: string) => T): T | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  try {
    return parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UserError(`Can't read ${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}
