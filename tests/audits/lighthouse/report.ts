import { type Bar, categories, type Scores } from './bars.ts';

/** All scores by page, and a sentence for each that is too low. */
export function reportScores(
  bars: readonly Bar[],
  scores: ReadonlyMap<string, Scores>,
): { readonly table: Readonly<Record<string, unknown>>; readonly problems: readonly string[] } {
  const problems = bars.flatMap(({ page, least }) =>
    categories
      .filter((it) => (scores.get(page)?.[it] ?? 0) < least[it])
      .map((it) => `${page}: ${it} is ${scores.get(page)?.[it] ?? 'unknown'}, not ${least[it]}`),
  );
  return { table: Object.fromEntries(bars.map(({ page }) => [page, scores.get(page)])), problems };
}
