import { useEffect, useState } from 'react';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import type { ImportState, Parser } from './parsers.ts';
import { type Reading, readText } from './read.ts';

/** How far the reading of a text has come. */
export type ReadingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'read';
      readonly reading: Reading;
      /** Whether text or settings have changed since. */
      readonly isStale: boolean;
    };

const pause = 150;

/** Reads a text a moment after it has changed; the parser is fetched by its first use. */
export function useReading(
  text: string,
  parser: Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): ReadingState {
  const [state, setState] = useState<ReadingState>({ kind: 'waiting' });

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const next = await readText(text, parser, settings, dataSet, options).then(
        (reading): ReadingState => ({ kind: 'read', reading, isStale: false }),
        (): ReadingState => ({
          kind: 'failed',
          message: `${parser.name} did not load. Check your connection, then change the text to try again.`,
        }),
      );
      if (isCurrent) setState(next);
    };
    setState((last) => (last.kind === 'read' ? { ...last, isStale: true } : last));
    const timer = setTimeout(read, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, parser, settings, dataSet, options]);

  return state;
}
