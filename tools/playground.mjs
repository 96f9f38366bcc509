// @ts-check
import { main, root } from './lib/main.mjs';
import { playgroundStep } from './lib/playground-step.mjs';
import { Progress } from './lib/progress.mjs';

const progress = new Progress();

await main(progress, () => playgroundStep(root, progress));
