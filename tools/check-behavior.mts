import { isDeepStrictEqual } from 'node:util';
import { storedBehavior } from '../releases/behavior/stored.ts';
import { ensureFixtures } from '../releases/fixtures.ts';
import { runAll } from '../samples/behavior/run.ts';
import { isProved, recordProof } from './lib/proofs.mjs';

if (isProved('behavior')) {
  console.log(
    'Proved before, for the same probes and releases. To prove it again, set PROOFS=all.',
  );
} else {
  await prove();
}

async function prove(): Promise<void> {
  ensureFixtures(console.log);
  const seen = await runAll(console.log);
  const ids = new Set([...Object.keys(storedBehavior), ...Object.keys(seen)]);
  const wrong = [...ids].filter((id) => !isDeepStrictEqual(storedBehavior[id], seen[id]));
  for (const id of wrong) {
    console.error(
      `${id}: releases/behavior/behavior-history.json has ${JSON.stringify(storedBehavior[id])}, but the probe shows ${JSON.stringify(seen[id])}.`,
    );
  }
  if (wrong.length === 0) {
    recordProof('behavior');
    return;
  }
  console.error(
    `${wrong.length} probes differ. If that is intended, run "npm run behavior:history" and explain new differences in releases/behavior/changes/.`,
  );
  process.exitCode = 1;
}
