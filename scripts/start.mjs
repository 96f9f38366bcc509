// @ts-check
// Only Node's own modules until the packages are installed.
import { createServer } from 'node:net';
import { buildStep } from './lib/build-step.mjs';
import { installStep } from './lib/install.mjs';
import { main, readManifest, root } from './lib/main.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { listen, readPort } from './lib/port.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, async () => {
  await progress.step('node', async () => {
    const outcome = checkNodeVersion(process.version, readManifest().engines.node);
    return { outcome, value: undefined };
  });
  const port = readPort(process.env);
  await checkPortIsFree(port);
  await installStep(root, progress);
  await buildStep(root, progress);
  const { serveSite } = await import('./lib/serve-site.mjs');
  await serveSite(root, progress, port);
});

/**
 * A taken port would otherwise be found out only after minutes of building.
 *
 * @param {number} port
 */
async function checkPortIsFree(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}
