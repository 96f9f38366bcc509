import ts from 'typescript';

export const library = 'react-querybuilder';

/** The library's package, its parts, and its add-ons. */
const isLibrary = (name: string): boolean => name === library || name.startsWith(`@${library}/`);

/** `@scope/name/path` becomes `@scope/name`. Paths of files have no package. */
const packageOf = (specifier: string): string | undefined =>
  /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type ReadFile = (path: string) => string | undefined;

function readManifest(read: ReadFile, folder: string): Manifest | undefined {
  try {
    return JSON.parse(read(`${folder}/package.json`) ?? '');
  } catch {
    return undefined;
  }
}

/** A release that code is compared with. */
export interface Release {
  readonly major: number;
  /** The folder whose `node_modules` has it. */
  readonly folder: string;
  /** The folder's files, if they're in memory. */
  readonly files?: ReadonlyMap<string, string>;
}

/** The version of a package of the library that a release has, or `undefined` if it has none. */
export function versionOf(
  { folder, files }: Pick<Release, 'folder' | 'files'>,
  name: string = library,
): string | undefined {
  const read = files ? (path: string) => files.get(path) : ts.sys.readFile;
  for (let at = folder; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const version = readManifest(read, `${at}/node_modules/${name}`)?.version;
    if (version !== undefined) return version;
    if (!at.includes('/')) return undefined;
  }
}

/** Adds files in memory to a file system. */
export function withFiles(
  host: ts.CompilerHost,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const folders = new Set(
    [...files.keys()].flatMap((path) =>
      [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)),
    ),
  );
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    directoryExists: (path) =>
      folders.has(path.replace(/\/$/, '')) || (host.directoryExists?.(path) ?? true),
    realpath: (path) => (files.has(path) ? path : (host.realpath?.(path) ?? path)),
    getSourceFile: (path, options, ...rest) => {
      const text = files.get(path);
      return text === undefined
        ? host.getSourceFile(path, options, ...rest)
        : ts.createSourceFile(path, text, options);
    },
  };
}

/** What differs between the two programs. */
export interface Resolution {
  /** The reader's folder, where everything but the library is looked up. */
  readonly folder: string;
  readonly release: Release;
  readonly options: ts.CompilerOptions;
  /** Whether both releases have a package of the library. */
  readonly isKnown: (name: string) => boolean;
}

const isInstalled = (file: string): boolean => file.includes('/node_modules/');

/** The package that contains a file. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Makes TypeScript find one release under the library's name. The library's declarations get their dependencies
 * from that release's folder and their peer dependencies, such as React, from the reader's.
 */
export function withRelease<Host extends ts.CompilerHost>(
  host: Host,
  { folder, release, options, isKnown }: Resolution,
): Host {
  // What the reader's `paths` say about the library is about the release that they have.
  const { paths: _, baseUrl: __, ...plain } = options;
  const cacheOf = (for_: ts.CompilerOptions) =>
    ts.createModuleResolutionCache(folder, (name) => name, for_);
  const caches = { own: cacheOf(options), plain: cacheOf(plain) };
  const peers = new Map<string, ReadonlySet<string>>();
  const isPeer = (file: string, name: string): boolean => {
    const from = packageFolder.exec(file)?.[0];
    if (from === undefined) return false;
    const known = peers.get(from) ?? peersOf(host, from);
    peers.set(from, known);
    return known.has(name);
  };
  const reader = `${folder}/index.ts`;
  const releaseFile = `${release.folder}/index.ts`;

  return {
    ...host,
    resolveModuleNameLiterals: (literals, file, redirect, _options, source) =>
      literals.map((literal) => {
        const { text } = literal;
        const mode = ts.getModeForUsageLocation(source, literal, options);
        const near = () =>
          ts.resolveModuleName(text, file, options, host, caches.own, redirect, mode);
        const name = packageOf(text);
        if (name === undefined) return near();
        const inRelease = () =>
          ts.resolveModuleName(text, releaseFile, plain, host, caches.plain, undefined, mode);
        if (isLibrary(name)) {
          if (!isInstalled(file)) return isKnown(name) ? inRelease() : nothing;
          return isPeer(file, name) ? inRelease() : firstOf(near, inRelease);
        }
        const atReader = () =>
          ts.resolveModuleName(text, reader, options, host, caches.own, redirect, mode);
        return isPeer(file, name) ? firstOf(atReader, near) : near();
      }),
    resolveTypeReferenceDirectiveReferences: (
      references: readonly (ts.FileReference | string)[],
      file,
      redirect,
    ) =>
      references.map((reference) => {
        const [name, mode] =
          typeof reference === 'string'
            ? [reference, undefined]
            : [reference.fileName, reference.resolutionMode];
        const from = isPeer(file, name) ? reader : file;
        return ts.resolveTypeReferenceDirective(
          name,
          from,
          options,
          host,
          redirect,
          undefined,
          mode,
        );
      }),
  };
}

type Resolved = ts.ResolvedModuleWithFailedLookupLocations;

const nothing = { resolvedModule: undefined };

function firstOf(look: () => Resolved, lookElsewhere: () => Resolved): Resolved {
  const found = look();
  return found.resolvedModule ? found : lookElsewhere();
}

/** React is one of them even where a package forgets to say so, because two copies of its types don't fit. */
function peersOf(host: ts.ModuleResolutionHost, folder: string): ReadonlySet<string> {
  const { peerDependencies = {} } = readManifest((path) => host.readFile(path), folder) ?? {};
  return new Set(['react', 'react-dom', ...Object.keys(peerDependencies)]);
}
