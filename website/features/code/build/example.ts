import { corpus } from '../../../../releases/behavior/corpus.ts';
import type { BehaviorDifference } from '../../../../releases/behavior/record.ts';
import type { Example } from '../../../src/components/Outputs/example.ts';
import { highlight } from './highlight.ts';

const codes = new Map(corpus.map(({ id, code }) => [id, code]));

/** The code of a probe, and the outputs of two releases as a page shows them. */
export async function exampleOf({ id, before, after }: BehaviorDifference): Promise<Example> {
  const [first, second] = shortened(before.split('\n'), after.split('\n'));
  return {
    code: await highlight(codes.get(id) ?? '', { language: 'tsx', highlightedLines: [] }),
    before: first,
    after: second,
  };
}

/** The longest output on a page, in characters. */
const maxOutput = 1500;

/** Equal lines around a difference that stay. */
const context = 3;

/** Leaves out equal lines at the start and the end of long outputs. */
export function shortened(
  before: readonly string[],
  after: readonly string[],
): readonly [before: string, after: string] {
  const shorter = Math.min(before.length, after.length);
  const start = before.findIndex((line, index) => line !== after[index]);
  const same = start < 0 ? shorter : Math.min(start, shorter);
  let end = 0;
  while (end < shorter - same && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const text = (lines: readonly string[]) => {
    const from = same > 2 * context ? same - context : 0;
    const to = end > 2 * context ? lines.length - end + context : lines.length;
    const shown = [
      ...(from > 0 ? ['…'] : []),
      ...lines.slice(from, to),
      ...(to < lines.length ? ['…'] : []),
    ].join('\n');
    return shown.length > maxOutput ? `${shown.slice(0, maxOutput)} …` : shown;
  };
  return [text(before), text(after)];
}
