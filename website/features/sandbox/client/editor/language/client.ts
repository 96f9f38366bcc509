import { own } from '../../../../../src/components/own';
import { lazyWorker } from '../../../../../src/components/worker/lazyWorker';
import type { Language } from '../../../frame/language/environment';
import type { LanguageTasks } from '../../../frame/language/worker';
import type { RuntimeManifest } from '../../../frame/protocol';
import { playAddress, playManifest, playWorker } from '../../preview/files';
import type { Project } from '../../project';

export type Answer<M extends keyof Language> = ReturnType<Language[M]>;

function notLoaded(cause: unknown): never {
  throw new Error(
    'TypeScript could not be loaded. Check your network connection, then try again.',
    { cause },
  );
}

const worker = lazyWorker<LanguageTasks>({
  start: () =>
    playManifest()
      .then(({ language }) => playWorker(language.worker))
      .catch(notLoaded),
  // Longer than the first answer takes on a slow connection.
  limit: { milliseconds: 60_000, hangs: 'TypeScript took too long to answer.' },
  fails: 'TypeScript failed. Reload the page, then try again.',
});

/**
 * Asks the language worker, which all editors of the page share.
 *
 * @throws Error with a sentence for the reader if the worker or the types can't be loaded, or the
 *   worker hangs; the next question tries again.
 */
export async function ask<M extends keyof Language>(
  project: Project,
  method: M,
  ...args: Parameters<Language[M]>
): Promise<Answer<M>> {
  const types = typesFor(await playManifest().catch(notLoaded), project).map(playAddress);
  return worker.ask('call', { types, files: project.files, method, args }) as Promise<Answer<M>>;
}

/** The files below `/play/` with the types of the release, its React, and other packages in the code. */
export function typesFor(
  manifest: RuntimeManifest,
  { release, files }: Project,
): readonly string[] {
  const bundles = (own(manifest.runtimes, release)?.bundles ?? []).flatMap(
    (name) => manifest.bundles[name] ?? [],
  );
  const isNamed = (name: string) =>
    files.some(({ code }) => code.includes(`'${name}'`) || code.includes(`"${name}"`));
  return [
    manifest.language.types,
    ...bundles
      .filter(({ base, modules }) => base || modules.some(isNamed))
      .map(({ types }) => types),
  ];
}
