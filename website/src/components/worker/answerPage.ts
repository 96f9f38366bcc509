/** How much of a task is done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type Report = (progress: Progress) => void;

/** What a worker does, by name. A task that takes long can report its progress. */
export type Tasks = Readonly<Record<string, (input: never, report: Report) => unknown>>;

export type Answer = { readonly id: number } & (
  | { readonly output: unknown }
  | { readonly error: string }
  | { readonly progress: Progress }
);

/** Does in a worker what the page asks for with `lazyWorker`. */
export function answerPage(tasks: Tasks): void {
  const answer = (message: Answer) => postMessage(message);
  addEventListener('message', async ({ data: { id, name, input } }: MessageEvent) => {
    try {
      const output = await tasks[name]?.(input as never, (progress) => answer({ id, progress }));
      answer({ id, output });
    } catch (error) {
      answer({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
