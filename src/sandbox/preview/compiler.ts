import type { CompileAnswer } from '../../../playground/sandbox/protocol';
import type { ProjectFile } from '../project';
import { playManifest, playWorker } from './files';

/** A compilation takes milliseconds; one that takes this long hangs. */
const patienceMs = 10_000;

let worker: Promise<Worker> | undefined;
let lastId = 0;

/**
 * Compiles the code files of a project in a worker that all previews of the page share.
 *
 * @throws Error with a sentence for the reader when the compiler cannot be loaded or hangs.
 */
export async function compileFiles(files: readonly ProjectFile[]): Promise<CompileAnswer> {
  worker ??= playManifest().then(({ compiler }) => playWorker(compiler));
  const ready = await worker.catch((error: unknown) => {
    worker = undefined;
    throw error;
  });
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      ready.removeEventListener('message', listen);
    };
    const listen = ({ data }: MessageEvent<CompileAnswer>) => {
      if (data.id !== id) return;
      end();
      resolve(data);
    };
    const timer = setTimeout(() => {
      end();
      ready.terminate();
      worker = undefined;
      reject(new Error('The code took too long to compile.'));
    }, patienceMs);
    ready.addEventListener('message', listen);
    ready.postMessage({ id, files });
  });
}
