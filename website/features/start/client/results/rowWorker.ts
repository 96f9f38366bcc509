import { type LazyWorker, lazyWorker } from '../../../../src/components/worker/lazyWorker.ts';
import type { RowTasks } from './worker.ts';

/** A worker that holds the rows of a table. */
export type RowWorker = LazyWorker<RowTasks>;

export const startRowWorker = (): RowWorker =>
  lazyWorker({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    fails: 'The code that runs the filter couldn’t be loaded. Check your connection.',
  });
