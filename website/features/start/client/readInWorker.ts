import { type LazyWorker, lazyWorker } from '../../../src/components/worker/lazyWorker';
import type { Schema } from './schema/types';
import type { ReadTasks } from './worker';

const newReader = (): LazyWorker<ReadTasks> =>
  lazyWorker({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    fails: 'The reader couldn’t be loaded. Check your connection, and try again.',
  });

let reader = newReader();
let isBusy = false;

/**
 * Reads the tables of a schema or of data while the page stays responsive. If the next text comes before the
 * answer, there is none.
 */
export async function readInWorker(given: Parameters<ReadTasks['read']>[0]): Promise<Schema> {
  stopReading();
  isBusy = true;
  const schema = await reader
    .ask('read', given)
    .catch(({ message }: Error) => ({ tables: [], problems: [{ message }] }));
  isBusy = false;
  return schema;
}

/** Gives up on the text that is being read. */
export function stopReading(): void {
  if (!isBusy) return;
  reader.end();
  reader = newReader();
  isBusy = false;
}
