import { launchBrowser } from '../tests/browser.ts';
import { budgets } from '../tests/budgets.ts';
import { served } from './lib/served.ts';
import { type Visit, visit } from './size/measure.ts';
import { reportSizes } from './size/report.ts';

async function visitPages(origin: string): Promise<readonly Visit[]> {
  const browser = await launchBrowser();
  try {
    const visits: Visit[] = [];
    for (const page of new Set(budgets.map((budget) => budget.page))) {
      visits.push(await visit(browser, origin, page));
    }
    return visits;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const { table, problems } = reportSizes(budgets, await served('build', visitPages));
  console.log(
    `${table}\n(bytes after brotli 11; drift: change since the value in tests/budgets.ts was measured)`,
  );
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
