import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createSiteServer } from '../static-server.mjs';
import { addresses } from './addresses.ts';
import { ask, differences } from './answers.ts';
import { type ServerKind, serverKinds, startServer } from './servers.ts';

/**
 * Serves a build with each installed server and the files that the build made for it, and compares the
 * responses with those of `npm run serve`.
 */
async function main(build: string): Promise<void> {
  const server = createSiteServer(build);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const kind of serverKinds) await check(kind, build, origin);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function check(kind: ServerKind, build: string, reference: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'host-'));
  const hosting = join(dirname(build), 'hosting');
  try {
    const server = await startServer(kind, { build, hosting, scratch });
    if (!server) {
      console.log(`${kind.name} isn't installed, so it was skipped.`);
      return;
    }
    try {
      const list = addresses(build);
      const faults: string[] = [];
      for (const address of list) {
        const [expected, actual] = await Promise.all(
          [reference, server.origin].map((one) => ask(one, address)),
        );
        faults.push(
          ...differences(expected ?? {}, actual ?? {}).map((line) => `${address}  ${line}`),
        );
      }
      console.log(`${kind.name}: ${list.length} addresses, ${faults.length} differences`);
      for (const fault of faults) console.error(`✗ ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main(resolve(process.argv[2] ?? 'build'));
