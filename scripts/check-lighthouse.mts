import { served } from './lib/served.ts';
import { bars } from './lighthouse/bars.ts';
import { medianScores } from './lighthouse/measure.ts';
import { reportScores } from './lighthouse/report.ts';

/**
 * Lets Lighthouse rate pages of `build/` as on a mid-range phone. Its performance score depends on the
 * machine, which should have nothing else to do; so this is no part of `npm test`.
 */
const pages = bars.map(({ page }) => page);
const scores = await served('build', (origin) => medianScores(origin, pages));
const { table, problems } = reportScores(bars, scores);
console.log(table);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
