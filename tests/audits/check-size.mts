import { budgets } from '../budgets.ts';
import { visited } from './served.ts';
import { type Visit, visit } from './size/measure.ts';
import { reportSizes } from './size/report.ts';

const visits = await visited('build', async (browser, origin) => {
  const done: Visit[] = [];
  for (const page of new Set(budgets.map((budget) => budget.page))) {
    done.push(await visit(browser, origin, page));
  }
  return done;
});
const { table, problems } = reportSizes(budgets, visits);
console.table(table);
console.log(
  'Bytes after brotli 11. The drift is the change since the value in tests/budgets.ts was measured.',
);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
