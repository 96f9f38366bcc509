import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesDir } from '../../../../releases/fixtures.ts';
import { kitPackages } from '../../../kits/kits.ts';
import { readInput } from '../../bundle/parts/inputs.mts';
import { buildTools } from '../../project/vite.ts';
import { makeModule } from './bundle.mts';
import { dragAndDropPackages } from './bundles.mts';
import { companionPackages } from './companions.mts';
import { repositoryDir } from './paths.mts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): PackageJson => JSON.parse(readInput(join(folder, 'package.json')));

/** Installed releases of the packages that templates import and projects are built with. */
export function packageReleases(): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...[...dragAndDropPackages, ...companionPackages].map((name) => [
      name,
      releaseIn(fixturesDir, name),
    ]),
    ...[...kitPackages, ...buildTools].map((name) => [name, releaseIn(repositoryDir, name)]),
  ]);
}

const releaseIn = (folder: string, name: string): string =>
  read(join(folder, 'node_modules', name)).version;

type Files = Readonly<Record<string, string>>;

/** The files of add-ons that the registry lacks, which a downloaded project includes, by package. */
export async function vendoredPackages(): Promise<Readonly<Record<string, Files>>> {
  const folder = join(repositoryDir, 'stand-ins');
  const found: Record<string, Files> = {};
  for (const entry of readdirSync(folder)) {
    const own = join(folder, entry);
    if (existsSync(join(own, 'package.json'))) found[read(own).name] = await filesOf(own);
  }
  return found;
}

async function filesOf(folder: string): Promise<Files> {
  const { name, version, exports = {}, peerDependencies } = read(folder);
  const files: Record<string, string> = {};
  const entries: Record<string, string> = {};
  for (const [entry, source] of Object.entries(exports)) {
    if (entry === './package.json') continue;
    const path = source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '.js');
    const file = join(folder, source);
    entries[entry] = path;
    const isModule = path.endsWith('.js');
    files[path.slice('./'.length)] = isModule ? await makeModule(file) : readInput(file);
  }
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    exports: entries,
    peerDependencies,
  };
  return { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...files };
}
