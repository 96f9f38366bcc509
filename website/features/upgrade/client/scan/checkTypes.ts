import { playAddress, playManifest } from '../../../sandbox/client/preview/files';
import type { RuntimeManifest } from '../../../sandbox/frame/protocol';
import { newChecker, unlessStopped } from './checker';
import {
  notLoaded,
  type Releases,
  type SourceFile,
  type TypesRequest,
  type TypesResult,
} from './protocol';

/** Longer than a check of a large file takes, and than the types take on a slow connection. */
const patienceMs = 60_000;

interface Options {
  readonly signal: AbortSignal;
  /** Gets the share of the checks that are done, up to 1. */
  readonly onProgress: (share: number) => void;
}

const failed = (problem: string): TypesResult => ({
  problems: [],
  notes: [],
  unchecked: [problem],
});

/** Type-checks files with two releases in a worker. It never rejects. */
export async function checkTypes(
  files: readonly SourceFile[],
  releases: Releases,
  { signal, onProgress }: Options,
): Promise<TypesResult> {
  const manifest = await playManifest().catch(() => undefined);
  if (!manifest) return failed(notLoaded);
  const request = { files, releases, types: addressesOf(manifest, files, releases) };
  const { ask, end } = newChecker({
    fails: 'Types weren’t compared, because TypeScript failed.',
    limit: {
      milliseconds: patienceMs,
      hangs: `Types weren’t compared, because TypeScript didn’t finish a file in ${patienceMs / 1000} seconds.`,
    },
  });
  const answer = ask('compare', request, ({ done, total }) => onProgress(done / total));
  return unlessStopped(answer, signal, 'You stopped the type check, so types weren’t compared.')
    .catch(({ message }: Error) => failed(message))
    .finally(end);
}

/** The declarations of the library and of what the files import, with the React of the later release. */
function addressesOf(
  { language, bundles, runtimes }: RuntimeManifest,
  files: readonly SourceFile[],
  { from, to }: Releases,
): TypesRequest['types'] {
  const isNamed = (name: string) =>
    files.some(({ code }) => code.includes(`'${name}'`) || code.includes(`"${name}"`));
  const bundlesOf = (release: string) =>
    (runtimes[release]?.bundles ?? []).flatMap((name) => bundles[name] ?? []);
  const modules = [from, to].map(
    (release) => new Set(bundlesOf(release).flatMap((one) => one.modules)),
  );
  const isComparable = (name: string) =>
    name.startsWith('react-querybuilder/') || modules.every((known) => known.has(name));
  const isReact = (one: { readonly modules: readonly string[] }) => one.modules.includes('react');
  const ofRelease = (release: string) =>
    bundlesOf(release)
      .filter((one) => !isReact(one))
      .filter((one) => one.base || one.modules.some((name) => isNamed(name) && isComparable(name)))
      .map(({ types }) => playAddress(types));
  const react = bundlesOf(to)
    .filter(isReact)
    .map(({ types }) => types);
  return {
    shared: [language.types, ...react].map(playAddress),
    from: ofRelease(from),
    to: ofRelease(to),
  };
}
