import { parseArgs } from 'node:util';
import { ensureFixtures } from '../releases/fixtures.ts';
import {
  currentVersions,
  type DocsVersion,
  versionByName,
  versions,
} from '../releases/versions.ts';
import { missingLines } from '../samples/coverage/report.ts';
import { checkVersions } from '../samples/coverage/versions.ts';
import { problemLines } from '../samples/report.ts';
import { folderOf, readPages } from '../website/site/pages.ts';
import { isProved, recordProof } from './lib/proofs.mjs';

/**
 * `npx tsx tools/check-coverage.mts [--version NAME]...`. Without a version, older versions are left out while
 * their proof holds.
 */
const { values } = parseArgs({ options: { version: { type: 'string', multiple: true } } });

ensureFixtures(console.error);
const chosen = values.version?.map(versionByName) ?? versionsToProve();
const { reports, problems } = checkVersions(chosen, (name) => readPages(folderOf(name)));
const lines = [...reports.flatMap(missingLines), ...problemLines(problems)];
for (const line of lines) console.log(line);
if (lines.length > 0) process.exitCode = 1;
else if (chosen.length === versions.length) recordProof('coverage');

function versionsToProve(): readonly DocsVersion[] {
  if (!isProved('coverage')) return versions;
  console.log('Older versions were proved before. To prove them again, set PROOFS=all.');
  return versions.filter(({ name }) => currentVersions.includes(name));
}
