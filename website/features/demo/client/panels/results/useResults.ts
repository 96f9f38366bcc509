import { useEffect, useState } from 'react';
import type { Disagreement } from '../../engines/explain.ts';
import {
  disagreementsOf,
  type LeftOutOf,
  leftOutOf,
  type Outcomes,
  outcomesOf,
  type ResultsInput,
} from '../../engines/results.ts';
import { isLongForPanels } from '../../query/size.ts';
import { openTasks } from '../../tasks/runTask.ts';

export interface Results {
  readonly outcomes: Outcomes;
  readonly leftOut: readonly LeftOutOf[];
  readonly disagreements: readonly Disagreement[];
}

const none: Results = { outcomes: new Map(), leftOut: [], disagreements: [] };
const pause = 300;

/**
 * Runs a query on engines a moment after it changes. The outcomes arrive first, because explaining
 * them takes a run per rule. Until then, the previous results stay, unless they are of other data.
 *
 * @param input - The same object until something in it changes.
 */
export function useResults(input: ResultsInput): {
  readonly results: Results;
  readonly isRunning: boolean;
  /** Why there are no new results. */
  readonly failure?: string | undefined;
} {
  const [last, setLast] = useState<{ readonly of: string; readonly results: Results }>();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const setResults = (results: Results) => setLast({ of: input.dataSet, results });
    const run = async () => {
      const tasks = isLongForPanels(input.query) ? openTasks(signal) : undefined;
      try {
        const outcomes = await (tasks ? tasks.ask('outcomes', input) : outcomesOf(input));
        const leftOut = await (tasks ? tasks.ask('leftOut', input) : leftOutOf(input));
        if (signal.aborted) return;
        setResults({ outcomes, leftOut, disagreements: [] });
        const compared = { ...input, outcomes };
        const disagreements = await (tasks
          ? tasks.ask('disagreements', compared)
          : disagreementsOf(compared, signal));
        if (!signal.aborted) setResults({ outcomes, leftOut, disagreements });
      } finally {
        tasks?.end();
      }
    };
    setIsRunning(true);
    setFailure(undefined);
    const timer = setTimeout(
      () =>
        run()
          .catch((error: Error) => signal.aborted || setFailure(error.message))
          .finally(() => signal.aborted || setIsRunning(false)),
      pause,
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [input]);

  const results = last?.of === input.dataSet ? last.results : none;
  return { results, isRunning, failure };
}
