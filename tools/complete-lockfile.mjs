// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPlatformPackages } from './lib/lockfile.mjs';
import { main, root } from './lib/main.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, async () => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatformPackages(lock.packages);
  const entries = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  if (Object.keys(missing).length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  for (const path of Object.keys(missing)) progress.line(`added ${path}`);
  progress.line(`package-lock.json: ${Object.keys(missing).length} entries added`);
});
