import { useEffect, useMemo, useState } from 'react';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import { runTask } from '../../tasks/runTask.ts';
import type { Parser } from './parsers.ts';
import { type Reading, readText } from './read.ts';
import type { ImportState } from './settings.ts';

export type ReadingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly reading: Reading };

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
): ReadingState & { readonly isStale: boolean } {
  const { id, name } = parser;
  const asked = useMemo(
    () => ({ text, parser: id, settings, dataSet: dataSet.id, options }),
    [text, id, settings, dataSet.id, options],
  );
  const [last, setLast] = useState<{ readonly of?: object; readonly state: ReadingState }>({
    state: { kind: 'waiting' },
  });

  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const isLong = asked.text.length > long;
      const reading = isLong ? runTask('reading', asked, abort.signal) : readText(asked);
      const state = await reading.then(
        (reading): ReadingState => ({ kind: 'read', reading }),
        (): ReadingState => ({
          kind: 'failed',
          message: `${name} did not load. Check your connection, then change the text to try again.`,
        }),
      );
      if (!abort.signal.aborted) setLast({ of: asked, state });
    };
    const timer = setTimeout(read, pause);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [asked, name]);

  return { ...last.state, isStale: last.of !== asked };
}
