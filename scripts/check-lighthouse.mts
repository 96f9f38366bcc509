import type { AddressInfo } from 'node:net';
import { bars } from './lighthouse/bars.ts';
import { medianScores } from './lighthouse/measure.ts';
import { reportScores } from './lighthouse/report.ts';
import { createSiteServer } from './static-server.mjs';

/**
 * Lets Lighthouse rate pages of `build/` as on a mid-range phone. Its performance score depends on the
 * machine, which should have nothing else to do; so this is no part of `npm test`.
 */
const server = createSiteServer('build');
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
try {
  const scores = await medianScores(
    origin,
    bars.map(({ page }) => page),
  );
  const { table, problems } = reportScores(bars, scores);
  console.log(table);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  server.closeAllConnections();
  server.close();
}
