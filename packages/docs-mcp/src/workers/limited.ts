import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { UserError } from '../user-error.ts';

interface Limits {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** Calls that may wait for the one that runs. */
  readonly waiting: number;
}

/** The answer of a worker. */
export type Answer = { readonly value: unknown } | { readonly problem: string };

/**
 * A worker that answers one call at a time. If a call exceeds its limits, the worker is ended, and the
 * next call starts a new one. It has no environment variables and no standard input.
 */
export class LimitedWorker {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param file - The worker's script.
   * @param limits - Of each call; the time of a call that starts the worker includes the start.
   */
  constructor(
    private readonly file: URL,
    private readonly limits: Limits,
  ) {}

  /**
   * @param signal - Ends the call, and with it the worker if it already computes the answer.
   * @throws UserError if the call exceeds the limits, or if the worker reports a problem.
   */
  async call<T>(question: unknown, signal?: AbortSignal): Promise<T> {
    if (this.#waiting > this.limits.waiting) {
      throw new UserError('Too many calls are waiting. Try again in a few seconds.');
    }
    this.#waiting += 1;
    const result = this.#last.then(() => this.#ask(question, signal));
    this.#last = result.catch(() => {});
    try {
      return (await result) as T;
    } finally {
      this.#waiting -= 1;
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #ask(question: unknown, cancelled?: AbortSignal): Promise<unknown> {
    if (cancelled?.aborted) throw new UserError('The call was cancelled.');
    const worker = this.#start();
    const answered = new AbortController();
    const { signal } = answered;
    const { milliseconds } = this.limits;
    try {
      worker.postMessage(question);
      const answer = await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as Answer),
        once(worker, 'exit', { signal }).then(() => {
          throw new UserError('The worker ended before it answered.');
        }),
        ...(cancelled
          ? [
              once(cancelled, 'abort', { signal }).then(() => {
                throw new UserError('The call was cancelled.');
              }),
            ]
          : []),
        setTimeout(milliseconds, undefined, { signal }).then(() => {
          throw new UserError(
            `The call took longer than ${milliseconds / 1000} s, so it was ended.`,
          );
        }),
      ]);
      if ('problem' in answer) throw new ProblemOfWorker(answer.problem);
      return answer.value;
    } catch (error) {
      if (error instanceof ProblemOfWorker) throw error;
      await this.end();
      throw error instanceof UserError ? error : new UserError(reasonOf(error));
    } finally {
      answered.abort();
    }
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.file, {
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    worker.unref();
    // Without a listener, an error of an idle worker would end the process.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}

class ProblemOfWorker extends UserError {}

const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'The call needed more memory than is allowed, so it was ended.'
    : 'The call failed, so its worker was ended.';
