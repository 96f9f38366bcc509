/** Builds the package: its data from the built site, its code, and its licenses. */
import { rmSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle/code.mts';
import { writeDocs } from './bundle/docs.mts';
import { writeEngines } from './bundle/engines.mts';
import { writeReleases } from './bundle/releases.mts';

const folder = fileURLToPath(new URL('.', import.meta.url));
chdir(folder);
rmSync('dist', { recursive: true, force: true });
await bundleServer();
writeDocs();
writeReleases();
await writeEngines();
