import { useEffect, useMemo, useState } from 'react';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import { runTask } from '../../tasks/runTask.ts';
import type { Parser } from './parsers.ts';
import { type Reading, readText } from './read.ts';
import type { ImportState } from './settings.ts';

/** Neither while the first text is read. */
interface Outcome {
  readonly reading?: Reading;
  /** Why there is no reading. */
  readonly failure?: string;
}

const pause = 150;

/** Characters of a text that is read in a worker, so that the page responds meanwhile. */
const long = 2_000;

/** Reads a text a moment after it has changed. `isStale`: text or settings have changed since. */
export function useReading(
  text: string,
  parser: Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): Outcome & { readonly isStale: boolean } {
  const { id, name } = parser;
  const asked = useMemo(
    () => ({ text, parser: id, settings, dataSet: dataSet.id, options }),
    [text, id, settings, dataSet.id, options],
  );
  const [{ of, ...outcome }, setLast] = useState<Outcome & { readonly of?: object }>({});
  const failure = `${name} did not load. Check your connection, then change the text to try again.`;

  useEffect(() => {
    const abort = new AbortController();
    const set = (next: Outcome) => abort.signal.aborted || setLast({ of: asked, ...next });
    const timer = setTimeout(() => {
      const isLong = asked.text.length > long;
      const reading = isLong ? runTask('reading', asked, abort.signal) : readText(asked);
      reading.then(
        (reading) => set({ reading }),
        () => set({ failure }),
      );
    }, pause);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [asked, failure]);

  return { ...outcome, isStale: of !== asked };
}
