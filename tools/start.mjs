// @ts-check
// Only Node's own modules until the packages are installed.
import { buildStep } from './lib/build-step.mjs';
import { installStep } from './lib/install.mjs';
import { main, root } from './lib/main.mjs';
import { nodeStep } from './lib/node-version.mjs';
import { freePort, readPort } from './lib/port.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, async () => {
  await nodeStep(progress);
  const port = readPort(process.env, process.argv.slice(2));
  // Checked first, because a used port would otherwise show only after minutes of building.
  await freePort(port);
  await installStep(root, progress);
  await buildStep(root, progress);
  const { serveSite } = await import('./lib/serve-site.mjs');
  await serveSite(root, progress, port);
});
