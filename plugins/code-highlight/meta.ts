/** What the words after a fence's language ask of its looks. */
export interface CodeMeta {
  /** Text above the block. */
  readonly title?: string;
  /** Numbers of the highlighted lines, from 1. */
  readonly highlightedLines: readonly number[];
  /** Number of the first line when lines are numbered. */
  readonly lineNumbers?: number;
}

/**
 * Reads a fence's meta string: `title="App.tsx" {1,4-6} showLineNumbers` or `showLineNumbers=10`.
 * Words with a meaning elsewhere (for the sample checker, say) are passed over.
 *
 * @param meta - Everything after the language on the fence's first line.
 */
export function parseMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?:\s|$)/.exec(meta);
  return {
    ...(title && { title: title[1] ?? title[2] }),
    highlightedLines: ranges ? expandRanges(ranges[1] ?? '') : [],
    ...(numbers && { lineNumbers: Number(numbers[1] ?? 1) }),
  };
}

/** `'1,4-6'` → `[1, 4, 5, 6]` */
function expandRanges(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    if (!Number.isInteger(first) || !Number.isInteger(last) || last < first) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
