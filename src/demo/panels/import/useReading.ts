import { useEffect, useMemo, useState } from 'react';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import type { Parser } from './parsers.ts';
import { type Reading, readText } from './read.ts';
import type { ImportState } from './settings.ts';

export type ReadingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly reading: Reading };

const pause = 150;

/**
 * Reads a text a moment after it has changed. The first use loads the parser.
 *
 * @returns The state of the reading, and whether text or settings have changed since.
 */
export function useReading(
  text: string,
  parser: Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): ReadingState & { readonly isStale: boolean } {
  const asked = useMemo(
    () => ({ text, parser, settings, dataSet, options }),
    [text, parser, settings, dataSet, options],
  );
  const [last, setLast] = useState<{ readonly of?: object; readonly state: ReadingState }>({
    state: { kind: 'waiting' },
  });

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { text, parser, settings, dataSet, options } = asked;
      const state = await readText(text, parser, settings, dataSet, options).then(
        (reading): ReadingState => ({ kind: 'read', reading }),
        (): ReadingState => ({
          kind: 'failed',
          message: `${parser.name} did not load. Check your connection, then change the text to try again.`,
        }),
      );
      if (isCurrent) setLast({ of: asked, state });
    };
    const timer = setTimeout(read, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return { ...last.state, isStale: last.of !== asked };
}
