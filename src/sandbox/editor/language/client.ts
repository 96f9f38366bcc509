import type {
  Language,
  LanguageAnswer,
  LanguageRequest,
} from '../../../../playground/sandbox/language/protocol';
import type { Manifest } from '../../../../playground/sandbox/protocol';
import { playAddress, playManifest, playWorker } from '../../preview/files';
import type { Project } from '../../project';

/** Longer than the first answer takes on a slow connection; a question that takes this long hangs. */
const patienceMs = 60_000;

export type Answer<M extends keyof Language> = ReturnType<Language[M]>;

interface Started {
  readonly manifest: Manifest;
  readonly worker: Worker;
}

let running: Promise<Started> | undefined;
let lastId = 0;

function started(): Promise<Started> {
  running ??= playManifest()
    .then(async (manifest) => ({ manifest, worker: await playWorker(manifest.language.worker) }))
    .catch((cause: unknown) => {
      running = undefined;
      throw new Error(
        'TypeScript could not be loaded. Check your network connection, then try again.',
        { cause },
      );
    });
  return running;
}

/**
 * Asks the language worker, which all editors of the page share.
 *
 * @param project - The files, and the release whose types they are checked with.
 * @param method - The question.
 * @throws Error with a sentence for the reader if the worker or the types can't be loaded, or the worker
 *   hangs; the next question tries again.
 */
export async function ask<M extends keyof Language>(
  { release, files }: Project,
  method: M,
  ...args: Parameters<Language[M]>
): Promise<Answer<M>> {
  const { manifest, worker: ready } = await started();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      ready.removeEventListener('message', listen);
    };
    const listen = ({ data }: MessageEvent<LanguageAnswer>) => {
      if (data.id !== id) return;
      end();
      if ('problem' in data) reject(new Error(data.problem));
      else resolve(data.value as Answer<M>);
    };
    const timer = setTimeout(() => {
      end();
      ready.terminate();
      running = undefined;
      reject(new Error('TypeScript took too long to answer.'));
    }, patienceMs);
    ready.addEventListener('message', listen);
    ready.postMessage({
      id,
      types: typesFor(manifest, { release, files }).map(playAddress),
      files,
      method,
      args,
    } as LanguageRequest);
  });
}

/**
 * Lists the files with the types that a project needs: those of the release and its React, and those of
 * other packages that the code names.
 *
 * @returns Names below `/play/`.
 */
export function typesFor(manifest: Manifest, { release, files }: Project): readonly string[] {
  const bundles = (manifest.runtimes[release]?.bundles ?? []).flatMap(
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
