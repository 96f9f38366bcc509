import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

type Answer<Name extends TaskName> =
  | { readonly output: TaskOutput<Name>; readonly error?: undefined }
  | { readonly error: string };

/**
 * Does a task in a worker of its own, so that the page responds meanwhile.
 *
 * @param signal - Ends the worker. The promise stays pending then.
 * @throws Error if the task fails, or its code doesn't load.
 */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal?: AbortSignal,
): Promise<TaskOutput<Name>> {
  const worker = startWorker();
  if (!worker) {
    const { tasks } = await import('./tasks.ts');
    return tasks[name](input as never) as Promise<TaskOutput<Name>>;
  }
  const end = () => worker.terminate();
  signal?.addEventListener('abort', end);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer<Name>>) =>
        data.error === undefined ? resolve(data.output) : reject(new Error(data.error));
      worker.onerror = () => reject(new Error('the code for long queries did not load.'));
      worker.postMessage({ name, input });
    });
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

/** Nothing where workers aren't allowed, such as on a site that is opened from a disk. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
