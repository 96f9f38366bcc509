// @ts-check
import { buildStep } from './lib/build-step.mjs';
import { main, root } from './lib/main.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, () => buildStep(root, progress, { force: true }));
