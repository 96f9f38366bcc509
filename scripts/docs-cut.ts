import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sidebars from '../sidebars.ts';
import { versions } from '../site/versions.ts';
import { addVersionName, addVersionRow } from './cut/row.ts';

/**
 * `npm run docs:cut -- <name> [--keep intro.mdx]...`
 *
 * Freezes the pages and the sidebar of Next as version `<name>`. A version that exists already gets
 * its pages anew, but for those named by `--keep` (from its folder).
 */
const usage = 'Call it as: npm run docs:cut -- <name> [--keep <page>]...';

function cut(name: string, keep: readonly string[]): void {
  if (!/^\d+$/.test(name)) throw new Error(`"${name}" is not the number of a major. ${usage}`);
  const folder = `versioned_docs/version-${name}`;
  const missing = keep.filter((page) => !existsSync(`${folder}/${page}`));
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')} to keep.`);

  const kept = new Set(keep.map((page) => `docs/${page}`));
  cpSync('docs', folder, { recursive: true, filter: (source) => !kept.has(source) });
  writeFileSync(
    `versioned_sidebars/version-${name}-sidebars.json`,
    `${JSON.stringify(sidebars, null, 2)}\n`,
  );
  if (!versions.some((version) => version.name === name)) addToTables(name);
  console.log(`${folder} and its sidebar are written. Now:
- read the git diff of site/versions.ts: label, path, latestVersion, the banner of the version before;
- add the release to library/fixtures/package.json, if it is new, and run npm install there;
- run npm run format, npm run api:history and npm test.`);
}

function addToTables(name: string): void {
  edit('site/versions.ts', (source) => addVersionRow(source, name));
  edit('versions.json', (source) => addVersionName(source, name));
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', multiple: true, default: [] } },
  });
  if (positionals.length !== 1) throw new Error(usage);
  cut(positionals[0] as string, values.keep);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
