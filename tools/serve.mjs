// @ts-check
import { main, root } from './lib/main.mjs';
import { readPort } from './lib/port.mjs';
import { Progress } from './lib/progress.mjs';
import { serveSite } from './lib/serve-site.mjs';

const progress = new Progress();

await main(progress, () => serveSite(root, progress, readPort(process.env, process.argv.slice(2))));
