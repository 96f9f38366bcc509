import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import { type InstalledPackage, installedPackages } from './installed.ts';
import { type Job, moduleName } from './job.ts';

/** Packages that one run of TypeDoc described; their modules distinguish them in its project. */
export interface ExtractedPackages {
  readonly packages: readonly InstalledPackage[];
  readonly project: JSONOutput.ProjectReflection;
}

interface Group {
  readonly packages: readonly InstalledPackage[];
  readonly file: string;
}

/**
 * Describes all available packages, and caches the results in `.cache/` until a package, the
 * extraction, or TypeDoc changes. The library is described separately, because TypeDoc describes an
 * export of two packages only once. The add-ons are described together, because for each of them
 * the compiler would read the library again.
 *
 * @throws Error naming the packages if TypeDoc can't read their types.
 */
export async function extractPackages(
  repositoryDir: string,
): Promise<readonly ExtractedPackages[]> {
  const cache = join(repositoryDir, '.cache', 'api-reference');
  mkdirSync(cache, { recursive: true });
  const [library, ...addons] = installedPackages(repositoryDir);
  if (!library) throw new Error('The library is not installed. Run npm ci.');
  const groups = [
    { packages: [library], file: cacheFile(cache, 'library', [library]) },
    { packages: addons, file: cacheFile(cache, 'addons', addons) },
  ];
  await Promise.all(groups.map((group) => existsSync(group.file) || runTypeDoc(cache, group)));
  return groups.map(({ packages, file }) => ({
    packages,
    project: JSON.parse(readFileSync(file, 'utf8')),
  }));
}

async function runTypeDoc(cache: string, { packages, file }: Group): Promise<void> {
  // Another build may be using the same cache.
  const workFolder = `${file}.${process.pid}`;
  const outFile = join(workFolder, basename(file));
  const job: Job = { modules: packages.flatMap(modulesOf), workFolder, outFile };
  const tsx = createRequire(import.meta.url).resolve('tsx');
  try {
    await promisify(execFile)(process.execPath, ['--import', tsx, script, JSON.stringify(job)]);
    removeOutdated(cache, file);
    renameSync(outFile, file);
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    const names = packages.map(({ name }) => name).join(', ');
    throw new Error(`The types of ${names} could not be read.\n${stderr || error}`);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

const script = fileURLToPath(new URL('typedoc.mts', import.meta.url));

const modulesOf = ({ slug, name, entryNames, expanded = {} }: InstalledPackage): Job['modules'] =>
  entryNames.map((entry) => ({
    name: moduleName(slug, entry),
    specifier: entry === 'index' ? name : `${name}/${entry}`,
    expanded: entry === 'index' ? expanded : {},
  }));

function removeOutdated(cache: string, file: string): void {
  const group = basename(file).replace(/-.*/, '');
  for (const name of readdirSync(cache)) {
    if (name.startsWith(`${group}-`) && name.endsWith('.json')) rmSync(join(cache, name));
  }
}

function cacheFile(cache: string, group: string, packages: readonly InstalledPackage[]): string {
  const hash = createHash('sha256').update(typeDocVersion());
  for (const file of ['typedoc.mts', 'job.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  for (const { name, version, folder, entryNames, expanded } of packages) {
    hash.update(JSON.stringify([name, version, entryNames, expanded]));
    for (const file of sourcesBelow(join(folder, 'src'))) hash.update(readFileSync(file));
  }
  return join(cache, `${group}-${hash.digest('hex').slice(0, 16)}.json`);
}

/** Packages of this repository are read from their source, which changes without a new version. */
const sourcesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : [];

const typeDocVersion = (): string => createRequire(import.meta.url)('typedoc/package.json').version;
