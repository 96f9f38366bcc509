import { writeFileSync } from 'node:fs';
import { behaviorFile } from '../library/behavior/stored.ts';
import { ensureFixtures } from '../library/fixtures.ts';
import { runAll } from '../samples/behavior/run.ts';

/** `npm run behavior:history`: runs all probes on all documented releases and stores what they show. */
ensureFixtures(console.log);
writeFileSync(behaviorFile, `${JSON.stringify(await runAll(console.log), undefined, 2)}\n`);
