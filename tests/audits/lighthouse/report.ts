import { alignColumns } from '../../../samples/align-columns.ts';
import { type Bar, categories, type Scores } from './bars.ts';

/** A table of all scores, and a sentence for each that is too low. */
export function reportScores(
  bars: readonly Bar[],
  scores: ReadonlyMap<string, Scores>,
): { readonly table: string; readonly problems: readonly string[] } {
  const rows = [
    ['', ...categories],
    ...bars.map(({ page }) => [
      page,
      ...categories.map((it) => String(scores.get(page)?.[it] ?? '–')),
    ]),
  ];
  const problems = bars.flatMap(({ page, least }) =>
    categories
      .filter((it) => (scores.get(page)?.[it] ?? 0) < least[it])
      .map((it) => `${page}: ${it} is ${scores.get(page)?.[it] ?? 'unknown'}, not ${least[it]}`),
  );
  return { table: alignColumns(rows, 1).join('\n'), problems };
}
