import { useEffect, useState } from 'react';
import type { Progress } from '../../../../src/components/worker/answerPage.ts';
import type { Condition } from './rowStore.ts';
import { type RowWorker, startRowWorker } from './rowWorker.ts';
import type { Source } from './source.ts';
import type { StoredColumn } from './storage.ts';

interface Loaded {
  readonly worker: RowWorker;
  readonly count: number;
  /** Sentences about values that don't fit. */
  readonly notes: readonly string[];
}

/** What a filter found. */
export interface Found {
  readonly found: number;
  /** How many rows the filter was run on, which are fewer than all if the reader stopped it. */
  readonly checked: number;
}

interface Work {
  readonly what: 'reading' | 'filtering' | 'stopped' | 'done';
  readonly progress?: Progress;
  /** A sentence that says why there is no result. */
  readonly failure?: string;
}

/** Milliseconds without an edit, after which the work for it starts. */
const pause = 200;

/**
 * Reads the rows of a table in a worker, and runs a filter on them, whenever one of these changes.
 *
 * @param columns - The same array until a column changes.
 * @param condition - The same object until the filter changes.
 */
export function useRows(
  source: Source,
  table: string,
  columns: readonly StoredColumn[],
  condition: Condition,
) {
  const [loads, setLoads] = useState(0);
  const [runs, setRuns] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const [found, setFound] = useState<Found>();
  const [work, setWork] = useState<Work>({ what: 'reading' });
  const [worker, setWorker] = useState<RowWorker>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load reads the same again
  useEffect(() => {
    let own: RowWorker | undefined;
    setLoaded(undefined);
    setFound(undefined);
    setWork({ what: 'reading' });
    const timer = setTimeout(() => {
      const started = startRowWorker();
      own = started;
      setWorker(started);
      started
        .ask('load', { source, table, columns }, (progress) =>
          setWork({ what: 'reading', progress }),
        )
        .then(
          (rows) => setLoaded({ worker: started, ...rows }),
          ({ message }: Error) => setWork({ what: 'done', failure: message }),
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      own?.end();
    };
  }, [source, table, columns, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run filters the same again
  useEffect(() => {
    if (!loaded) return;
    let isCurrent = true;
    const update = (next: Work) => isCurrent && setWork(next);
    update({ what: 'filtering' });
    const timer = setTimeout(() => {
      loaded.worker
        .ask('filter', condition, (progress) => update({ what: 'filtering', progress }))
        .then(
          (result) => {
            update({ what: result.checked < loaded.count ? 'stopped' : 'done' });
            if (isCurrent) setFound(result);
          },
          ({ message }: Error) =>
            update({ what: 'done', failure: `SQLite can’t run the query: ${message}.` }),
        );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [loaded, condition, runs]);

  const stop = () => {
    if (work.what === 'filtering') void worker?.ask('stop', undefined);
    else {
      worker?.end();
      setWork({ what: 'stopped' });
    }
  };
  const again = () => (loaded ? setRuns(runs + 1) : setLoads(loads + 1));
  return { loaded, found, work, stop, again };
}
