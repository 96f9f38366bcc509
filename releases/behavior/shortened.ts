import { corpus } from './corpus.ts';
import type { BehaviorDifference } from './history.ts';

const codes = new Map(corpus.map(({ id, code }) => [id, code]));

/** The code of a probe, and its outputs on two releases, shortened. */
export function exampleOf({ id, before, after }: BehaviorDifference) {
  const [first, second] = shortened(before.split('\n'), after.split('\n'));
  return { code: codes.get(id) ?? '', before: first, after: second };
}

/** The longest output that is shown, in characters. */
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
