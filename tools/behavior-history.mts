import { writeFileSync } from 'node:fs';
import { behaviorFile } from '../releases/behavior/stored.ts';
import { ensureFixtures } from '../releases/fixtures.ts';
import { runAll } from '../samples/behavior/run.ts';

ensureFixtures(console.log);
writeFileSync(behaviorFile, `${JSON.stringify(await runAll(console.log), undefined, 2)}\n`);
