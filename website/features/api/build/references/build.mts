import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedHistory } from '../../../../../releases/history/stored.ts';
import { documentedReleases, versionOf } from '../../../../../releases/versions.ts';
import { definitionsOf } from '../../../../../samples/coverage/definitions.ts';
import { folderOf, readPages, repositoryDir, sourceOf } from '../../../../site/pages.ts';
import { readInput, writeInputs } from '../../../bundle/parts/inputs.mts';
import { referencesOf } from './references.ts';

const output = fileURLToPath(new URL('../../../../../dist/references', import.meta.url));
mkdirSync(output, { recursive: true });

for (const release of documentedReleases) {
  const { name, path } = versionOf(release);
  const pages = readPages(folderOf(name));
  for (const page of pages) readInput(join(repositoryDir, sourceOf(page.path)));
  const references = referencesOf(storedHistory, release, pages.flatMap(definitionsOf));
  writeFileSync(join(output, `${release}.json`), JSON.stringify({ docs: path, references }));
}
await writeInputs(import.meta.url);
