import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listen } from '../lib/port.mjs';
import { createSiteServer } from '../static-server.mjs';
import { addresses } from './addresses.ts';
import { ask, differences } from './answers.ts';
import { startNginx } from './nginx.ts';

/**
 * Serves a build with nginx, if it's installed, and the files that the build made for it, and compares the responses
 * with those of `npm run serve`.
 */
async function main(build: string): Promise<void> {
  const server = createSiteServer(build);
  const origin = await listen(server);
  const scratch = mkdtempSync(join(tmpdir(), 'host-'));
  try {
    const nginx = await startNginx({ build, hosting: join(dirname(build), 'hosting'), scratch });
    if (!nginx) {
      console.log("nginx isn't installed, so it was skipped.");
      return;
    }
    await compare(build, origin, nginx.origin).finally(nginx.stop);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function compare(build: string, reference: string, nginx: string): Promise<void> {
  const list = addresses(build);
  const faults: string[] = [];
  for (const address of list) {
    const [expected, actual] = await Promise.all([ask(reference, address), ask(nginx, address)]);
    faults.push(...differences(expected, actual).map((line) => `${address}  ${line}`));
  }
  console.log(`nginx: ${list.length} addresses, ${faults.length} differences`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await main(resolve(process.argv[2] ?? 'build'));
