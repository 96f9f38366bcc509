import { type LazyWorker, lazyWorker } from '../../../../src/components/worker/lazyWorker.ts';
import type { TaskInput, TaskName, TaskOutput, Tasks } from './tasks.ts';

/** Makes a worker for tasks that share what they load. If `signal` ends it, its task stays pending. */
export function openTasks(signal?: AbortSignal): LazyWorker<Tasks> {
  const { ask, end } = lazyWorker<Tasks>({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    fails: 'the code for long queries did not load.',
  });
  signal?.addEventListener('abort', end, { once: true });
  return {
    ask: (name, input) =>
      ask(name, input).catch(async (error: unknown) => {
        // The page does it where workers aren't allowed, such as on a site that is opened from a disk.
        if (!(error instanceof DOMException)) throw error;
        const { tasks } = await import('./tasks.ts');
        return tasks[name](input as never) as never;
      }),
    end,
  };
}

/**
 * Does a single task, so that the page responds meanwhile; see {@link openTasks}.
 *
 * @throws Error if the task fails, or its code doesn't load.
 */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal?: AbortSignal,
): Promise<TaskOutput<Name>> {
  const { ask, end } = openTasks(signal);
  try {
    return await ask(name, input);
  } finally {
    end();
  }
}
