import { useEffect, useMemo, useState } from 'react';
import { runTask } from './runTask.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/**
 * The output of a task for an input, computed in the page or in a worker.
 *
 * @param input - The same object until something in it changes.
 * @param compute - Computes the output in the page. Omit it for a long query.
 * @returns While a worker is busy, its previous output; `undefined` if there is none.
 * @throws Error if the task fails.
 */
export function useTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  compute: (() => TaskOutput<Name>) | undefined,
): TaskOutput<Name> | undefined {
  const isLong = !compute;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input changes if the output does
  const inPage = useMemo(() => compute?.(), [input, isLong]);
  const [last, setLast] = useState<{ output?: TaskOutput<Name>; error?: Error }>({});

  useEffect(() => {
    if (!isLong) return;
    const abort = new AbortController();
    runTask(name, input, abort.signal).then(
      (output) => setLast({ output }),
      (error) => setLast({ error }),
    );
    return () => abort.abort();
  }, [name, input, isLong]);

  if (!isLong) return inPage;
  if (last.error) throw last.error;
  return last.output;
}
