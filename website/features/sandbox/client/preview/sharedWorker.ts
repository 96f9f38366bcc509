interface SharedWorker {
  /** Starts the worker. Runs again after it failed, and after a question that wasn't answered. */
  readonly start: () => Promise<Worker>;
  /** Milliseconds after which a question counts as not answered, and the worker ends. */
  readonly patience: number;
  /** Sentence for the reader if a question isn't answered. */
  readonly hangs: string;
  /** Sentence for the reader if the worker's code doesn't run. */
  readonly fails: string;
}

/**
 * Makes a function that asks a worker, which starts with the first question and serves all later
 * ones. The worker answers with a message that has the question's `id`, which the function adds.
 *
 * @returns Function that throws what `start` throws, and an error with `hangs` as its message.
 */
export function sharedWorker<Question extends object, Answer>({
  start,
  patience,
  hangs,
  fails,
}: SharedWorker): (question: Question) => Promise<Answer> {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  return async (question) => {
    worker ??= start();
    const asked = worker;
    const forget = () => {
      if (worker === asked) worker = undefined;
    };
    const ready = await asked.catch((error: unknown) => {
      forget();
      throw error;
    });
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        ready.removeEventListener('message', listen);
        ready.removeEventListener('error', fail);
      };
      const giveUp = (reason: string) => {
        end();
        ready.terminate();
        forget();
        reject(new Error(reason));
      };
      const fail = (event: Event) => {
        event.preventDefault();
        giveUp(fails);
      };
      const listen = ({ data }: MessageEvent<Answer & { readonly id: number }>) => {
        if (data.id !== id) return;
        end();
        resolve(data);
      };
      const timer = setTimeout(() => giveUp(hangs), patience);
      ready.addEventListener('message', listen);
      ready.addEventListener('error', fail);
      ready.postMessage({ ...question, id });
    });
  };
}
