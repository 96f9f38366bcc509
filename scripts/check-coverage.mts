import { parseArgs } from 'node:util';
import { missingLines, tableLines } from '../library/coverage/report.ts';
import { checkVersions } from '../library/coverage/versions.ts';
import { ensureFixtures } from '../library/fixtures.ts';
import { problemLines } from '../samples/report.ts';
import { versionByName, versions } from '../site/versions.ts';

/** `npx tsx scripts/check-coverage.mts [--version NAME]...` */
const { values } = parseArgs({ options: { version: { type: 'string', multiple: true } } });

ensureFixtures(console.error);
const { reports, problems } = checkVersions(values.version?.map(versionByName) ?? versions);
const lines = problemLines(problems);
const sections = [reports.flatMap(missingLines), lines, tableLines(reports)];
console.log(
  sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n'),
);

const isIncomplete = reports.some(({ groups }) => groups.some(({ missing }) => missing.length > 0));
process.exitCode = isIncomplete || lines.length > 0 ? 1 : 0;
