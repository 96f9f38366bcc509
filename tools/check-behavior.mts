import { isDeepStrictEqual } from 'node:util';
import { outcomesOn } from '../releases/behavior/history.ts';
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
  const wrong = Object.entries(await runAll(console.log)).flatMap(([release, seen]) => {
    const known = outcomesOn(release);
    return [...new Set([...Object.keys(known), ...Object.keys(seen)])]
      .filter((id) => !isDeepStrictEqual(known[id], seen[id]))
      .map(
        (id) =>
          `${id} on ${release}: releases/behavior/behavior-history.json has ${JSON.stringify(known[id])}, but the probe shows ${JSON.stringify(seen[id])}.`,
      );
  });
  for (const problem of wrong) console.error(problem);
  if (wrong.length === 0) {
    recordProof('behavior');
    return;
  }
  console.error(
    `${wrong.length} probes differ. If that is intended, run "npm run behavior:history" and explain new differences in releases/behavior/changes/.`,
  );
  process.exitCode = 1;
}
