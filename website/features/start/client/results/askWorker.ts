import type { Questions } from './worker.ts';

type Name = keyof Questions;
type Input<One extends Name> = Parameters<Questions[One]>[0];
type Output<One extends Name> = Awaited<ReturnType<Questions[One]>>;

/** How much of a question is answered. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

type Answer = { readonly id: number } & (
  | { readonly output: unknown }
  | { readonly error: string }
  | Progress
);

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** A worker that holds the rows of a table. */
export interface RowWorker {
  /** @throws Error with a sentence for readers, if the worker can't answer. */
  readonly ask: <One extends Name>(
    name: One,
    input: Input<One>,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Output<One>>;
  readonly end: () => void;
}

/** Starts a worker, so that the page stays responsive. After its end, its answers stay pending. */
export function startRowWorker(): RowWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject, onProgress } = waiting.get(data.id) ?? {};
    if ('done' in data) {
      onProgress?.(data);
      return;
    }
    waiting.delete(data.id);
    if ('error' in data) reject?.(new Error(data.error));
    else resolve?.(data.output as never);
  };
  worker.onerror = () => {
    const lost = new Error(
      'The code that runs the filter couldn’t be loaded. Check your connection.',
    );
    for (const { reject } of waiting.values()) reject(lost);
  };
  return {
    ask: (name, input, onProgress) => {
      last += 1;
      const id = last;
      worker.postMessage({ id, name, input });
      return new Promise((resolve, reject) =>
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress }),
      );
    },
    end: () => worker.terminate(),
  };
}
