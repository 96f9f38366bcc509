import { writeFileSync } from 'node:fs';
import { type Outcomes, recordOf } from '../library/behavior/record.ts';
import { behaviorFile, probedReleases } from '../library/behavior/stored.ts';
import { ensureFixtures } from '../library/fixtures.ts';
import { runProbes } from '../samples/behavior/run.ts';

/** `npm run behavior:history`: runs all probes on all documented releases again and stores what they show. */
ensureFixtures(console.log);
const runs: (readonly [string, Outcomes])[] = [];
for (const release of probedReleases) {
  const outcomes = await runProbes(release);
  const ran = Object.values(outcomes).filter((outcome) => 'output' in outcome).length;
  console.log(`${release}: ${ran} of ${Object.keys(outcomes).length} probes ran`);
  runs.push([release, outcomes]);
}
writeFileSync(behaviorFile, `${JSON.stringify(recordOf(runs), undefined, 2)}\n`);
