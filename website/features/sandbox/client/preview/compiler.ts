import { lazyWorker } from '../../../../src/components/worker/lazyWorker';
import type { CompilerTasks } from '../../frame/compiler';
import type { CompileAnswer } from '../../frame/protocol';
import type { ProjectFile } from '../project';
import { playManifest, playWorker } from './files';

const compiler = lazyWorker<CompilerTasks>({
  start: async () => playWorker((await playManifest()).compiler),
  // A compilation takes milliseconds.
  limit: { milliseconds: 10_000, hangs: 'The code took too long to compile.' },
  fails: 'The compiler failed. Reload the page, then run the code again.',
});

/** @throws Error with a sentence for the reader if the compiler can't be loaded, or hangs. */
export const compileFiles = (files: readonly ProjectFile[]): Promise<CompileAnswer> =>
  compiler.ask('compile', files);
