import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { definitionsOf } from '../library/coverage/definitions.ts';
import { storedDates } from '../library/history/dates.ts';
import type { StoredHistory } from '../library/history/history.ts';
import { historyFile } from '../library/history/stored.ts';
import { type Manifest, manifestFor } from '../library/manifest.ts';
import { libraryPackage } from '../library/targets.ts';
import { laterNames } from '../plugins/releases/later.ts';
import sidebars from '../sidebars.ts';
import { installedRelease } from '../site/installed.ts';
import { folderOf, readPages } from '../site/pages.ts';
import { majorOf } from '../site/releases.ts';
import { next, type ReleasedRow, released, versionsOf } from '../site/versions.ts';
import { notInThisVersion, withoutApiLinks } from './cut/retire.ts';
import { addVersionRow } from './cut/row.ts';
import { releasedWording } from './cut/wording.ts';

/**
 * `npm run docs:cut -- <name> [--keep intro.mdx]...` freezes the pages and the sidebar of Next as version
 * `<name>`, which becomes the latest. An existing version gets new pages, except those that `--keep` names.
 */
const usage = 'Usage: npm run docs:cut -- <name> [--keep <page>]...';

const lacking = 'not-in-this-version';
const [latest] = released;

function cut(name: string, keep: readonly string[]): void {
  if (!/^\d+$/.test(name)) throw new Error(`"${name}" is not a major version number. ${usage}`);
  const isNew = released.every((version) => version.name !== name);
  if (isNew && Number(name) < majorOf(latest.library)) {
    throw new Error(`Version ${name} would be older than the latest, ${latest.library}. ${usage}`);
  }
  const folder = folderOf(name);
  const missing = keep.filter((page) => !existsSync(`${folder}/${page}`));
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')} to keep.`);

  const kept = new Set(keep.map((page) => `docs/${page}`));
  cpSync('docs', folder, { recursive: true, filter: (source) => !kept.has(source) });
  for (const { path } of readPages(folder)) {
    if (!keep.includes(path.slice(folder.length + 1))) edit(path, releasedWording);
  }
  writeJson(sidebarOf(name), sidebars);
  if (isNew) release({ ...latest, alsoServes: [], ...next, name });
  run('npx', 'biome', 'format', '--write', '.');
  console.log(`${folder} is written. Run npm test to find anything else that needs a change.`);
}

function release(row: ReleasedRow): void {
  edit('site/versions.ts', (source) => addVersionRow(source, row));
  writeJson(
    'versions.json',
    [row, ...released].map(({ name }) => name),
  );
  install(row);
  if (!storedDates[row.library]) run('npm', 'run', 'api:history');
  retire(row);
}

function install(row: ReleasedRow): void {
  const wanted = { [libraryPackage]: row.library, ...row.addons };
  const stale = Object.entries(wanted).filter(([name, is]) => installedRelease(name) !== is);
  if (stale.length > 0) {
    run('npm', 'install', '--save-exact', ...stale.map(([name, is]) => `${name}@${is}`));
  }
  const file = 'library/fixtures/package.json';
  const present: Manifest = readJson(file);
  const manifest = manifestFor(
    present,
    versionsOf([row, ...released], {}),
    installedRelease('@types/react'),
  );
  if (JSON.stringify(manifest) === JSON.stringify(present)) return;
  writeJson(file, manifest);
  run('npm', 'install', '--ignore-scripts', '--prefix', 'library/fixtures');
}

/** Adapts the pages of the previous latest version, which may describe an older release now. */
function retire(row: ReleasedRow): void {
  const history: StoredHistory = readJson(historyFile);
  const definitions = readPages(folderOf(row.name)).flatMap(definitionsOf);
  for (const { path } of readPages(folderOf(latest.name))) edit(path, withoutApiLinks);
  const older = released.find(({ name }) => existsSync(`${folderOf(name)}/${lacking}.mdx`));
  if (!older) return;
  const page = notInThisVersion(
    readFileSync(`${folderOf(older.name)}/${lacking}.mdx`, 'utf8'),
    older.library,
    latest.library,
    (of) => laterNames(history, of, latest.library, row.library, definitions),
  );
  if (page === undefined) return;
  writeFileSync(`${folderOf(latest.name)}/${lacking}.mdx`, page);
  const { docs, ...others } = readJson(sidebarOf(latest.name));
  writeJson(sidebarOf(latest.name), { docs: [...docs, lacking], ...others });
}

const sidebarOf = (name: string): string => `versioned_sidebars/version-${name}-sidebars.json`;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const edit = (file: string, change: (source: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** npm and npx are .cmd files on Windows, which only a shell starts. */
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
};

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
