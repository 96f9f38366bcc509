import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

type Answer<Name extends TaskName> =
  | { readonly output: TaskOutput<Name>; readonly error?: undefined }
  | { readonly error: string };

/** A worker, so that the page responds meanwhile; the page itself where workers aren't allowed. */
interface Tasks {
  /**
   * Does a task after the one before.
   *
   * @throws Error if the task fails, or its code doesn't load.
   */
  readonly run: <Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
  ) => Promise<TaskOutput<Name>>;
  readonly end: () => void;
}

/** Starts a worker for tasks that share what they load. If `signal` ends it, its task stays pending. */
export function openTasks(signal?: AbortSignal): Tasks {
  const worker = startWorker();
  const end = () => worker?.terminate();
  signal?.addEventListener('abort', end, { once: true });
  const run = async <Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
  ): Promise<TaskOutput<Name>> => {
    if (!worker) {
      const { tasks } = await import('./tasks.ts');
      return tasks[name](input as never) as Promise<TaskOutput<Name>>;
    }
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer<Name>>) =>
        data.error === undefined ? resolve(data.output) : reject(new Error(data.error));
      worker.onerror = () => reject(new Error('the code for long queries did not load.'));
      worker.postMessage({ name, input });
    });
  };
  return { run, end };
}

/** Does a single task; see {@link openTasks}. */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal?: AbortSignal,
): Promise<TaskOutput<Name>> {
  const { run, end } = openTasks(signal);
  try {
    return await run(name, input);
  } finally {
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
