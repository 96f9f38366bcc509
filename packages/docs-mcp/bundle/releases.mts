import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasName, storedHistory } from '../../../releases/history/stored.ts';
import { packageOf } from '../../../releases/specifiers.ts';
import { aliasOf } from '../../../releases/targets.ts';
import { addonsOf, currentVersions, versionOf, versions } from '../../../releases/versions.ts';
import { fixtureBundle } from '../../../website/features/sandbox/build/companions.mts';
import { typesOf } from '../../../website/features/sandbox/build/types.mts';
import type { RuntimeManifest } from '../../../website/features/sandbox/frame/protocol.ts';
import type { ReleaseData, TypeBundle } from '../src/data-types.ts';
import { repositoryDir, writeData } from './paths.mts';

const play = join(repositoryDir, 'dist/play');

const readJson = <T,>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Writes each release's types, formats, and the pages that explain its names. */
export function writeReleases(): void {
  const { language, bundles, runtimes } = readJson<RuntimeManifest>(join(play, 'manifest.json'));
  const written = new Set<string>();
  const write = (name: string, types: unknown): string => {
    if (!written.has(name)) writeData(`types/${name}`, types);
    written.add(name);
    return name;
  };
  const copy = (name: string, file: string): string => write(name, readJson(join(play, file)));

  const standard = copy('typescript', language.types);
  const numbers = Object.keys(runtimes);
  const data = Object.fromEntries(
    numbers.map((release): [string, ReleaseData] => {
      const own = (runtimes[release]?.bundles ?? []).map((name) => ({ name, ...bundles[name] }));
      const isBase = ({ name, base = false }: { readonly name: string; readonly base?: boolean }) =>
        base || name.startsWith('parsers-');
      const fileOf = ({ name, types = '' }: { readonly name: string; readonly types?: string }) =>
        copy(name, types);
      const further = own.filter((bundle) => !isBase(bundle));
      const shipped: readonly TypeBundle[] = further.map((bundle) => ({
        file: fileOf(bundle),
        packages: [...new Set((bundle.modules ?? []).map((name) => packageOf(name) ?? name))],
      }));
      return [
        release,
        {
          base: [standard, ...own.filter(isBase).map(fileOf)],
          bundles: [...shipped, ...addOns(release, shipped, write)],
          exports: namesOf('ExportFormat', release),
          imports: importsOf(release),
        },
      ];
    }),
  );
  writeData('releases', data);
  writeDays();
  writeData(
    'references',
    Object.fromEntries(
      numbers.map((release) => [
        release,
        readJson<{ references: unknown }>(join(repositoryDir, `dist/references/${release}.json`))
          .references,
      ]),
    ),
  );
}

/** Writes the day of the last committed change to each version's docs, and to what other pages are made of. */
function writeDays(): void {
  const dayOf = (...folders: readonly string[]) => {
    const command = ['log', '-1', '--format=%cs', '--', ...folders];
    return execFileSync('git', command, { cwd: repositoryDir, encoding: 'utf8' }).trim();
  };
  const days = versions.map(({ name }) => {
    const folder = currentVersions.includes(name) ? 'docs' : `versioned_docs/version-${name}`;
    return [name, dayOf(`website/${folder}`)] as const;
  });
  const all = [...days, ['site', dayOf('website', 'releases', 'packages')] as const];
  writeData('days', Object.fromEntries(all.filter(([, day]) => day !== '')));
}

const namesOf = (family: string, release: string): readonly string[] =>
  Object.keys(storedHistory)
    .filter((key) => key.startsWith(`${family}.`) && hasName(key, release))
    .map((key) => key.slice(family.length + 1));

/** The functions of a release that import queries. */
export const parsersOf = (release: string): readonly string[] =>
  Object.keys(storedHistory).filter(
    (name) => /^parse[A-Z]\w+$/.test(name) && name !== 'parseNumber' && hasName(name, release),
  );

/** The parsers by what they read, as `import_query` names it: export formats where there is one. */
const importsOf = (release: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parsersOf(release).map((parser) => [parser.slice('parse'.length).toLowerCase(), parser]),
  );

/** The add-ons of a release that the sandbox doesn't offer; the kits that they build on stay unchecked. */
function addOns(
  release: string,
  shipped: readonly TypeBundle[],
  write: (name: string, types: unknown) => string,
): readonly TypeBundle[] {
  const known = new Set(shipped.flatMap(({ packages }) => packages));
  return Object.entries(addonsOf(versionOf(release), release))
    .filter(([name]) => !known.has(name))
    .map(([name, number]) => {
      const aliases = { [name]: aliasOf(name, number) };
      const bundle = fixtureBundle(`add-on-${name.split('/')[1]}-${number}`, [name], {}, aliases);
      const types = typesOf({ release, aliases, bundles: [bundle] }).get(bundle.name) ?? {};
      const own = Object.entries(types).filter(([path]) =>
        path.startsWith(`/node_modules/${name}/`),
      );
      return { file: write(bundle.name, Object.fromEntries(own)), packages: [name] };
    });
}
