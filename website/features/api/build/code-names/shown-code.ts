import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { withoutRemovedLines } from '../../../../../samples/notation.ts';
import { textOf } from '../../../../site/html/elements.ts';
import { highlight } from '../../../code/build/highlight.ts';

export interface ShownCode {
  readonly text: string;
  /** Where a position in the code that the checker reads is in the text. */
  readonly positionOf: (position: number) => number;
}

/**
 * Finds what a page shows of a fence. Lines have the same text as in the fence, except for notations such as
 * `[!code ++]` at their ends.
 */
export async function shownCode(code: string, language: string): Promise<ShownCode> {
  // Only notations make a difference, and highlighting takes time.
  if (!code.includes('[!code ')) return { text: code, positionOf: (position) => position };
  const html = await highlight(code, { language, highlightedLines: [] });
  const text = textOf(fromParse5(parseFragment(html)));
  const shown = startsOf(text);
  const checked = startsOf(withoutRemovedLines(code));
  return {
    text,
    positionOf: (position) => {
      const line = checked.filter((start) => start <= position).length - 1;
      return (shown[line] ?? 0) + position - (checked[line] ?? 0);
    },
  };
}

function startsOf(text: string): readonly number[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}
