import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const fixtures = fileURLToPath(new URL('../../../releases/fixtures/', import.meta.url));

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** `@react-querybuilder/antd-8.24.1` is a release of `@react-querybuilder/antd`. */
const libraryName = /^(@react-querybuilder\/[a-z]+|react-querybuilder)(?:-\d.*)?$/;

/** Writes the types of a major version into a folder, where `bundledRelease` finds them. */
export function writeTypes(major: number, folder: URL): void {
  // Both module systems have nearly the same declarations, so a window as large as the text pays.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const packed = brotliCompressSync(JSON.stringify(typesOf(major)), { params });
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${major}.json.br`, folder), packed);
}

/** Declarations, what resolves them below the package's folder, and the license that has to come with them. */
const isForTypes = /^(?!.*\bnode_modules\/)(?:.+\.d\.[cm]?ts|.+\/package\.json|licen[cs]e[^/]*)$/i;

/**
 * The declarations of the newest release of a major version, of its add-ons, and of the packages that they depend
 * on, with what resolves them. Paths start at a folder of its own. Peer dependencies are the reader's.
 */
function typesOf(major: number): Readonly<Record<string, string>> {
  const { dependencies } = readJson(join(fixtures, 'package.json')) as {
    dependencies: Record<string, string>;
  };
  const types: Record<string, string> = {};
  // If dependencies have different releases of a package, the first one is for all.
  const known = new Set<string>();
  const add = (name: string, folder: string): void => {
    if (known.has(name)) return;
    known.add(name);
    const manifest = readJson(join(folder, 'package.json'));
    const root = `/react-querybuilder-${major}/node_modules/${name}`;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.replaceAll('\\', '/');
      if (isForTypes.test(file))
        types[`${root}/${file}`] = readFileSync(join(folder, path), 'utf8');
    }
    types[`${root}/package.json`] = JSON.stringify(resolutionOf(manifest));
    const declared = Object.keys(manifest.dependencies ?? {});
    const undeclared = libraryName.test(name) ? importsOf(types, root) : [];
    const peers = Object.keys(manifest.peerDependencies ?? {});
    for (const dependency of [...declared, ...undeclared]) {
      if (peers.includes(dependency) || /^react(?:-dom)?$/.test(dependency)) continue;
      for (const one of [dependency, `@types/${dependency}`]) {
        const found = folderOf(one, folder);
        if (found !== undefined && !libraryName.test(one)) add(one, found);
      }
    }
  };
  for (const [alias, version] of Object.entries(dependencies)) {
    const name = libraryName.exec(alias)?.[1];
    const isOfMajor = version.replace(/^npm:.*@/, '').startsWith(`${major}.`);
    if (name !== undefined && isOfMajor) add(name, join(fixtures, 'node_modules', alias));
  }
  return types;
}

/** Packages in the imports of a package's declarations. Some releases need packages that they don't declare. */
const importsOf = (types: Readonly<Record<string, string>>, root: string): readonly string[] => {
  const code = Object.entries(types).filter(([path]) => path.startsWith(`${root}/`));
  const imports = code.flatMap(([, text]) => [
    ...text.matchAll(/\b(?:from|import\()\s*["']((?:@[^/"']+\/)?[^./"'][^/"']*)/g),
  ]);
  return [...new Set(imports.map(([, name]) => name ?? ''))];
};

/** Where Node finds a package. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; at.startsWith(fixtures.slice(0, -1)); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

const resolutionOf = ({
  name,
  version,
  type,
  types,
  typings,
  main,
  module,
  exports,
  typesVersions,
  peerDependencies,
}: Record<string, unknown>) => ({
  ...{ name, version, type, types, typings, main, module, exports, typesVersions },
  peerDependencies,
});
