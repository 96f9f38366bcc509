import type { Change } from './changes/change.ts';
import type { BehaviorDifference } from './history.ts';

/** The differences that a row of a table explains, its example first. */
export function explainedBy(
  { probes }: Pick<Change, 'probes'>,
  differences: readonly BehaviorDifference[],
): readonly BehaviorDifference[] {
  const found = probes.flatMap((glob) => differences.filter(({ id }) => matches(id, glob)));
  return [...new Set(found)];
}

/** The rows that explain a difference, each with its example. */
export const withExamples = <Row extends Pick<Change, 'probes'>>(
  rows: readonly Row[],
  differences: readonly BehaviorDifference[],
) =>
  rows.flatMap((row) => {
    const [example] = explainedBy(row, differences);
    return example ? [{ row, example }] : [];
  });

function matches(id: string, glob: string): boolean {
  const [start = '', end] = glob.split('*');
  return end === undefined ? id === glob : id.startsWith(start) && id.endsWith(end);
}
