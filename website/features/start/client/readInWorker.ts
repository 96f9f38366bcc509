import type { Schema } from './schema/types';
import type { Question } from './worker';

const lost: Schema = {
  tables: [],
  problems: [{ message: 'The reader couldn’t be loaded. Check your connection, and try again.' }],
};

let worker: Worker | undefined;
/** Answers the question that the worker is busy with. */
let answer: ((schema: Schema | undefined) => void) | undefined;

/**
 * Reads the tables of a schema or of data while the page stays responsive.
 *
 * @returns `undefined` if another question came before the answer.
 */
export function readInWorker(question: Question): Promise<Schema | undefined> {
  stopReading();
  const reader = worker ?? startWorker();
  worker = reader;
  return new Promise((resolve) => {
    answer = (schema) => {
      answer = undefined;
      resolve(schema);
    };
    reader.onmessage = ({ data }: MessageEvent<Schema>) => answer?.(data);
    reader.onerror = () => end(lost);
    reader.postMessage(question);
  });
}

/** Gives up on the question that waits for an answer. */
export function stopReading(): void {
  if (answer) end(undefined);
}

function end(schema: Schema | undefined): void {
  worker?.terminate();
  worker = undefined;
  answer?.(schema);
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
