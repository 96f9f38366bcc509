import { parse as parseJson } from 'jsonc-parser';
import { coerce } from 'semver';
import { parse as parseYaml } from 'yaml';

/** A package that depends on the library. */
export interface Dependent {
  /** Its folder, relative to the folder of the lockfile; empty for that folder itself. */
  readonly folder: string;
  /** The name in its manifest, if it has one. */
  readonly packageName?: string;
  /** The name under which it installs the library, which is another one for an alias. */
  readonly dependency: string;
  /** The range in its manifest. */
  readonly range: string;
}

/** Finds the release that a lockfile has for a package; `undefined` if it has none. */
type LockReader = (text: string) => (dependent: Dependent) => string | undefined;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What is below keys of objects. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );

/** The number in `7.7.1(react@19.0.0)`, `/react-querybuilder/7.7.1_react@18.2.0`, or `npm:7.7.1`. */
function numberIn(text: unknown): string | undefined {
  if (typeof text !== 'string' || /^(?:link|file|workspace):/.test(text)) return undefined;
  return coerce(text, { includePrerelease: true })?.version;
}

const npm: LockReader = (text) => {
  const lock: unknown = JSON.parse(text);
  return ({ folder, dependency }) => {
    const parts = folder.split('/').filter(Boolean);
    const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
    const places = [...folders.map((one) => `${one}/`), ''];
    const found = places.map((place) =>
      at(lock, 'packages', `${place}node_modules/${dependency}`, 'version'),
    );
    // Only lockfiles of npm 6 and earlier lack `packages`.
    return numberIn(
      found.find((version) => version !== undefined) ??
        at(lock, 'dependencies', dependency, 'version'),
    );
  };
};

const pnpm: LockReader = (text) => {
  const lock: unknown = parseYaml(text);
  return ({ folder, dependency }) => {
    // Before version 6 of the format, lockfiles of a single package have no list of packages.
    const own = at(lock, 'importers', folder || '.') ?? (folder === '' ? lock : undefined);
    const found = ['dependencies', 'devDependencies', 'optionalDependencies']
      .map((kind) => at(own, kind, dependency))
      .find((entry) => entry !== undefined);
    return numberIn(at(found, 'version') ?? found);
  };
};

/** Yarn's lockfiles have an entry per release, whose key lists the ranges that it satisfies. */
function yarnEntry(
  entries: readonly (readonly [key: string, version: string])[],
  { dependency, range }: Dependent,
): string | undefined {
  const own = entries.flatMap(([key, version]) => {
    const ranges = key
      .split(',')
      .map((one) => one.trim().replaceAll('"', ''))
      .filter((one) => one.startsWith(`${dependency}@`))
      .map((one) => one.slice(dependency.length + 1));
    return ranges.length > 0 ? [{ ranges, version }] : [];
  });
  const fitting = own.find(
    ({ ranges }) => ranges.includes(range) || ranges.includes(`npm:${range}`),
  );
  // An override changes the ranges, but if there is one release, every package has it.
  return numberIn((fitting ?? (own.length === 1 ? own[0] : undefined))?.version);
}

const yarn: LockReader = (text) => {
  const entries = /^__metadata:/m.test(text)
    ? Object.entries((parseYaml(text) ?? {}) as Json).map(
        ([key, entry]) => [key, String(at(entry, 'version') ?? '')] as const,
      )
    : [...text.matchAll(/^(\S.*):\r?\n\s+version "([^"]+)"/gm)].map(
        ([, key = '', version = '']) => [key, version] as const,
      );
  return (dependent) => yarnEntry(entries, dependent);
};

const bun: LockReader = (text) => {
  const lock: unknown = parseJson(text);
  return ({ packageName, dependency }) => {
    const entry =
      at(lock, 'packages', `${packageName}/${dependency}`) ?? at(lock, 'packages', dependency);
    const resolved: unknown = Array.isArray(entry) ? entry[0] : undefined;
    return typeof resolved === 'string'
      ? numberIn(resolved.slice(resolved.lastIndexOf('@') + 1))
      : undefined;
  };
};

/** The lockfiles of package managers, by their names. */
export const lockReaders: Readonly<Record<string, LockReader>> = {
  'package-lock.json': npm,
  'npm-shrinkwrap.json': npm,
  'pnpm-lock.yaml': pnpm,
  'yarn.lock': yarn,
  'bun.lock': bun,
};
