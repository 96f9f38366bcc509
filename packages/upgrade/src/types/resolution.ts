import { dirname, join } from 'node:path';
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

const readManifest = (host: ts.ModuleResolutionHost, file: string): Manifest | undefined => {
  try {
    const text = host.readFile(file);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The version of a package that code in a folder gets, or `undefined` if it isn't installed. */
export function installedVersion(
  folder: string,
  name: string = library,
  host: ts.ModuleResolutionHost = ts.sys,
): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const version = readManifest(host, join(at, 'node_modules', name, 'package.json'))?.version;
    if (version !== undefined) return version;
    if (at === dirname(at)) return undefined;
  }
}

/** A release that code is compared with. */
export interface Release {
  readonly major: number;
  /** The folder whose `node_modules` has it. */
  readonly folder: string;
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
  const { peerDependencies = {} } = readManifest(host, `${folder}/package.json`) ?? {};
  return new Set(['react', 'react-dom', ...Object.keys(peerDependencies)]);
}
