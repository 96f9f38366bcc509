import type { Answer, Progress, Tasks } from './answerPage.ts';

interface Settings {
  /** Starts the worker. Runs again after it failed, and after it didn't answer. */
  readonly start: () => Worker | Promise<Worker>;
  /** Sentence for the reader if the worker's code doesn't run. */
  readonly fails: string;
  /** How long the worker can be silent before it ends, and the sentence for the reader. */
  readonly limit?: { readonly milliseconds: number; readonly hangs: string };
}

export interface LazyWorker<Own extends Tasks> {
  /** @throws What `start` throws, or an error with a sentence for the reader. */
  readonly ask: <Name extends keyof Own>(
    name: Name,
    input: Parameters<Own[Name]>[0],
    onProgress?: (progress: Progress) => void,
  ) => Promise<Awaited<ReturnType<Own[Name]>>>;
  /** Ends the worker for good. Unanswered and later questions stay pending. */
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes a worker, which starts with the first question and answers all later ones with `answerPage`, while the
 * page stays responsive.
 */
export function lazyWorker<Own extends Tasks>({ start, fails, limit }: Settings): LazyWorker<Own> {
  let worker: Promise<Worker> | undefined;
  let waiting = new Map<number, Waiting>();
  let last = 0;
  let isOver = false;

  /** Returns the questions that are lost with the worker. */
  const stop = () => {
    worker?.then(
      (stopped) => stopped.terminate(),
      () => undefined,
    );
    worker = undefined;
    const lost = waiting;
    waiting = new Map();
    return lost;
  };
  const giveUp = (reason: string) => {
    for (const { reject } of stop().values()) reject(new Error(reason));
  };
  // A question that was answered, or lost with its worker, isn't waiting anymore.
  const watch = (id: number) =>
    limit && setTimeout(() => waiting.has(id) && giveUp(limit.hangs), limit.milliseconds);
  const receive = ({ data }: MessageEvent<Answer>) => {
    const question = waiting.get(data.id);
    if (!question) return;
    if ('progress' in data) {
      clearTimeout(question.timer);
      question.timer = watch(data.id);
      question.onProgress?.(data.progress);
      return;
    }
    waiting.delete(data.id);
    if ('error' in data) question.reject(new Error(data.error));
    else question.resolve(data.output as never);
  };
  const begin = async () => {
    const begun = await start();
    begun.addEventListener('message', receive);
    begun.addEventListener('error', (event) => {
      event.preventDefault();
      giveUp(fails);
    });
    return begun;
  };

  return {
    ask: async (name, input, onProgress): Promise<never> => {
      if (isOver) return new Promise(() => undefined);
      worker ??= begin();
      const asked = worker;
      const ready = await asked.catch((error: unknown) => {
        if (worker === asked) worker = undefined;
        throw error;
      });
      last += 1;
      const id = last;
      ready.postMessage({ id, name, input });
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress, timer: watch(id) });
      });
    },
    end: () => {
      isOver = true;
      stop();
    },
  };
}
