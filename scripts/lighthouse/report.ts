import { type Bar, categories, type Scores } from './bars.ts';

/** A table of all scores, and a sentence for each that is too low. */
export function reportScores(
  bars: readonly Bar[],
  scores: ReadonlyMap<string, Scores>,
): { readonly table: string; readonly problems: readonly string[] } {
  const width = Math.max(...bars.map(({ page }) => page.length));
  const columns = categories.map((it) => it.padStart(15)).join('');
  const lines = bars.map(({ page }) => {
    const row = categories.map((it) => String(scores.get(page)?.[it] ?? '–').padStart(15));
    return page.padEnd(width) + row.join('');
  });
  const problems = bars.flatMap(({ page, least }) =>
    categories
      .filter((it) => (scores.get(page)?.[it] ?? 0) < least[it])
      .map((it) => `${page}: ${it} is ${scores.get(page)?.[it] ?? 'unknown'}, not ${least[it]}`),
  );
  return { table: [' '.repeat(width) + columns, ...lines].join('\n'), problems };
}
