import type { CompileAnswer } from '../../frame/protocol';
import type { ProjectFile } from '../project';
import { playManifest, playWorker } from './files';
import { sharedWorker } from './sharedWorker';

const compile = sharedWorker<{ readonly files: readonly ProjectFile[] }, CompileAnswer>({
  start: async () => playWorker((await playManifest()).compiler),
  // A compilation takes milliseconds.
  patience: 10_000,
  hangs: 'The code took too long to compile.',
  fails: 'The compiler failed. Reload the page, then run the code again.',
});

/** @throws Error with a sentence for the reader if the compiler can't be loaded, or hangs. */
export const compileFiles = (files: readonly ProjectFile[]): Promise<CompileAnswer> =>
  compile({ files });
