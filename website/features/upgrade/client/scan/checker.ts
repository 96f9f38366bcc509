import { type LazyWorker, lazyWorker } from '../../../../src/components/worker/lazyWorker';
import type { CheckTasks } from './worker';

/** Makes a worker that scans and type-checks. It loads TypeScript. */
export const newChecker = (
  settings: Omit<Parameters<typeof lazyWorker>[0], 'start'>,
): LazyWorker<CheckTasks> =>
  lazyWorker({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    ...settings,
  });

/** Gives up on an answer with an error, which has a sentence, as soon as somebody stops the check. */
export const unlessStopped = <T>(
  answer: Promise<T>,
  signal: AbortSignal,
  sentence: string,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new Error(sentence));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
