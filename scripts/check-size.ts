import type { AddressInfo } from 'node:net';
import { launchBrowser } from '../tests/browser.ts';
import { budgets } from '../tests/budgets.ts';
import { type Visit, visit } from './size/measure.ts';
import { reportSizes } from './size/report.ts';
import { createSiteServer } from './static-server.mjs';

/** Visits the pages of all budgets in `build/`, one after the other. */
async function visitPages(): Promise<readonly Visit[]> {
  const server = createSiteServer('build');
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  try {
    const visits: Visit[] = [];
    for (const page of new Set(budgets.map((budget) => budget.page))) {
      visits.push(await visit(browser, origin, page));
    }
    return visits;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function main(): Promise<void> {
  const { table, problems } = reportSizes(budgets, await visitPages());
  console.log(`${table}\n(bytes after brotli 11; 1 KB = 1024 bytes)`);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
