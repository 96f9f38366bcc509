// @ts-check
import { join } from 'node:path';
import { main, root } from './lib/main.mjs';
import { playgroundStep } from './lib/playground-step.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, async () => {
  await playgroundStep(root, progress);
  if (!process.env.SITE_API) {
    // They delay the start by half a minute, and every update by a second.
    process.env.SITE_API = 'overview';
    progress.line(
      'The API reference’s symbol pages are left out. To include them, run SITE_API=whole npm run dev.',
    );
  }
  process.argv.splice(2, 0, 'start', join(root, 'website'));
  // @ts-expect-error: the command has no types.
  await import('@docusaurus/core/bin/docusaurus.mjs');
});
