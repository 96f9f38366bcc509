import { bars } from './lighthouse/bars.ts';
import { medianScores } from './lighthouse/measure.ts';
import { reportScores } from './lighthouse/report.ts';
import { served } from './served.ts';

/**
 * Rates pages of `build/` with Lighthouse as on a mid-range phone. It isn't a gate, because the score for
 * performance depends on the machine.
 */
const pages = bars.map(({ page }) => page);
const scores = await served('build', (origin) => medianScores(origin, pages));
const { table, problems } = reportScores(bars, scores);
console.table(table);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
