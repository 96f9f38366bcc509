import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../../../../releases/compiler-options.ts';
import { storedHistory } from '../../../../releases/history/stored.ts';
import { laterNamesOf } from '../../../../releases/mistakes/later.ts';
import { withAliases } from '../../../../releases/resolution.ts';
import { libraryPackage, type Target } from '../../../../releases/targets.ts';
import { readInput } from '../../bundle/parts/inputs.mts';
import { factsFile, type ReleaseFacts, type TypeFiles } from '../frame/language/protocol.ts';
import type { Bundle } from './bundle.mts';
import type { Runtime } from './bundles.mts';
import { repositoryDir } from './paths.mts';
import { quickToCheck } from './quick-types.mts';

const libDir = dirname(ts.getDefaultLibFilePath({})).replaceAll('\\', '/');

/** TypeScript's own declarations, which all releases share. */
export function libraryTypes(): TypeFiles {
  const rootNames = (compilerOptions.lib ?? []).map((file) => `${libDir}/${file}`);
  const program = ts.createProgram({ rootNames, options: compilerOptions });
  return Object.fromEntries(
    program
      .getSourceFiles()
      .map(({ fileName, text }) => [`/${basename(fileName)}`, withoutForeignDocs(fileName, text)]),
  );
}

/**
 * The types of each bundle of a release: the declarations that its modules lead to, and what resolves them.
 * Types that every preview has aren't repeated.
 *
 * @param rewrite - Changes the text of a declaration file.
 * @returns Files by bundle, at the paths of an installation without aliases.
 */
export function typesOf(
  { release, aliases, bundles }: Runtime,
  rewrite: (text: string) => string = quickToCheck,
): ReadonlyMap<string, TypeFiles> {
  const shared = new Set<string>();
  const found = new Map<string, TypeFiles>();
  for (const bundle of bundles) {
    const entries = Object.entries(filesOf(bundle, aliases, rewrite));
    const own = entries.filter(([path]) => !shared.has(path));
    found.set(
      bundle.name,
      Object.fromEntries(libraryPackage in bundle.modules ? [...own, factsOf(release)] : own),
    );
    if (bundle.base) for (const [path] of entries) shared.add(path);
  }
  return found;
}

/** Documents the DOM, CSS, and what the library is built on, which takes more bytes than the types. */
const foreign =
  /\/(?:lib\.dom[^/]*|(?:csstype|type-fest|immer|redux|redux-thunk|reselect|react-redux|@reduxjs\/toolkit)\/.+)$/;

/** Editors need only the library's doc comments. */
const withoutForeignDocs = (file: string, text: string): string =>
  foreign.test(file) ? text.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm, '') : text;

const factsOf = (release: string): readonly [string, string] => {
  const facts: ReleaseFacts = { release, later: laterNamesOf(storedHistory, release) };
  return [factsFile, JSON.stringify(facts)];
};

/** TypeScript's own declarations are in {@link libraryTypes}. */
const options: ts.CompilerOptions = { ...compilerOptions, noLib: true };

function filesOf(
  { from, modules }: Bundle,
  aliases: Target['aliases'],
  rewrite: (text: string) => string,
): TypeFiles {
  const root = from.replaceAll('\\', '/');
  const entry = `${root}/types-of-a-bundle.ts`;
  const entryCode = Object.keys(modules)
    .map((specifier) => `import ${JSON.stringify(specifier)};`)
    .join('\n');
  // Kits are among the site's own packages, which have no aliases.
  const names = root === repositoryDir.replaceAll('\\', '/') ? {} : aliases;
  const visible = (path: string) => path.startsWith(`${root}/`);
  const manifests = new Set<string>();
  const real = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...real,
    readFile: (path) => {
      if (path === entry) return entryCode;
      if (path.endsWith('/package.json')) manifests.add(path);
      return real.readFile(path);
    },
    fileExists: (path) => path === entry || (visible(path) && real.fileExists(path)),
    directoryExists: (path) => visible(`${path}/`) && (real.directoryExists?.(path) ?? true),
    getSourceFile: (path, version) => {
      const text = host.readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
  };
  const resolutions = ts.createModuleResolutionCache(root, (path) => path, options);
  const program = ts.createProgram({
    rootNames: [entry],
    options,
    host: withAliases(host, names, options, resolutions),
  });
  const declarations = program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file !== entry)
    .map((file) => [
      virtualPath(file, root, names),
      rewrite(withoutForeignDocs(file, readInput(file))),
    ]);
  const packages = [...manifests]
    .filter((file) => file !== `${root}/package.json` && existsSync(file))
    .map((file) => [virtualPath(file, root, names), resolutionOf(readInput(file))]);
  return Object.fromEntries([...packages, ...declarations]);
}

/**
 * The path in an installation whose packages have their own names: `react-19.3.1` becomes `react`,
 * `@types/react-19.3.1` becomes `@types/react`.
 */
function virtualPath(file: string, root: string, aliases: Target['aliases']): string {
  const path = file
    .slice(root.length)
    .replace(/^\/packages\//, '/node_modules/@react-querybuilder/');
  const [name, alias] =
    Object.entries(aliases).find(
      ([, other]) =>
        path.startsWith(`/node_modules/${other}/`) ||
        path.startsWith(`/node_modules/@types/${other}/`),
    ) ?? [];
  return alias === undefined ? path : path.replace(`/${alias}/`, `/${name}/`);
}

/** Only what leads to the package's types. */
function resolutionOf(manifest: string): string {
  const { name, version, type, types, typings, main, module, exports, typesVersions } =
    JSON.parse(manifest);
  return JSON.stringify({
    name,
    version,
    type,
    types,
    typings,
    main,
    module,
    exports,
    typesVersions,
  });
}
