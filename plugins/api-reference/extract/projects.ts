import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import { type InstalledPackage, installedPackages } from './installed.ts';
import type { Job } from './job.ts';

/** A package and what TypeDoc found out about it. */
export interface ExtractedPackage {
  readonly package: InstalledPackage;
  readonly project: JSONOutput.ProjectReflection;
}

/** A run of TypeDoc keeps a core and half a gigabyte busy. */
const runsAtOnce = 2;

/**
 * Describes all packages that are there. What a package's types gave is kept in `.cache/` until the
 * package, the extraction or TypeDoc changes.
 *
 * @param siteDir - Root of the repository.
 * @throws Error naming the package when TypeDoc cannot read its types.
 */
export async function extractPackages(siteDir: string): Promise<readonly ExtractedPackage[]> {
  const cache = join(siteDir, '.cache', 'api-reference');
  mkdirSync(cache, { recursive: true });
  const waiting = installedPackages(siteDir).map((one) => ({ one, file: cacheFile(cache, one) }));
  const missing = waiting.filter(({ file }) => !existsSync(file));
  await Promise.all(
    Array.from({ length: runsAtOnce }, async () => {
      for (let next = missing.shift(); next; next = missing.shift()) {
        await runTypeDoc(cache, next.one, next.file);
      }
    }),
  );
  return waiting.map(({ one, file }) => ({
    package: one,
    project: JSON.parse(readFileSync(file, 'utf8')),
  }));
}

async function runTypeDoc(cache: string, one: InstalledPackage, file: string): Promise<void> {
  const { name, expanded, entryNames } = one;
  // Another build may be at work in the same cache.
  const workFolder = `${file}.${process.pid}`;
  const outFile = join(workFolder, basename(file));
  const job: Job = { name, expanded, entryNames, workFolder, outFile };
  const tsx = createRequire(import.meta.url).resolve('tsx');
  try {
    await promisify(execFile)(process.execPath, ['--import', tsx, script, JSON.stringify(job)]);
    for (const old of readdirSync(cache)) {
      if (old.startsWith(`${one.slug}-`) && old.endsWith('.json')) rmSync(join(cache, old));
    }
    renameSync(outFile, file);
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw new Error(`The types of ${name} could not be read.\n${stderr || error}`);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

const script = fileURLToPath(new URL('typedoc.mts', import.meta.url));

function cacheFile(
  cache: string,
  { slug, name, version, folder, entryNames, expanded }: InstalledPackage,
) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([name, version, entryNames, expanded, typeDocVersion()]));
  for (const file of ['typedoc.mts', 'job.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  const sources = join(folder, 'src');
  if (existsSync(sources)) for (const file of filesBelow(sources)) hash.update(readFileSync(file));
  return join(cache, `${slug}-${hash.digest('hex').slice(0, 16)}.json`);
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

const typeDocVersion = (): string => createRequire(import.meta.url)('typedoc/package.json').version;
