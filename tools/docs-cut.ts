import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StoredHistory } from '../releases/history/history.ts';
import { historyFile, storedReleases } from '../releases/history/stored.ts';
import { majorOf } from '../releases/releases.ts';
import { next, type ReleasedRow, released, sharesPages } from '../releases/versions.ts';
import { definitionsOf } from '../samples/coverage/definitions.ts';
import { laterNames } from '../website/features/releases/build/later.ts';
import {
  sidebarOf,
  writeSharedPages,
} from '../website/features/releases/build/shared-pages/index.ts';
import sidebars from '../website/sidebars.ts';
import { withoutVersion } from '../website/site/only.ts';
import { folderOf, readPages, siteFolder } from '../website/site/pages.ts';
import { notInThisVersion, withoutApiLinks } from './cut/retire.ts';
import { addVersionRow } from './cut/row.ts';

/**
 * `npm run docs:cut -- <name>` makes version `<name>` the latest, with the pages of Next. The latest version so
 * far keeps its pages in a folder of its own. With the name of the latest version, it only makes that folder, for
 * when Next is about to describe another release. It installs nothing.
 */
const usage = 'Usage: npm run docs:cut -- <name>';

const ignoreFile = '.gitignore';
const lacking = 'not-in-this-version';
const [latest] = released;
const folder = folderOf(latest.name);

function cut(name: string): void {
  if (!/^\d+$/.test(name)) throw new Error(`"${name}" is not a major version number. ${usage}`);
  if (Number(name) < majorOf(latest.library) && name !== latest.name) {
    throw new Error(`Version ${name} would be older than the latest, ${latest.library}. ${usage}`);
  }
  if (sharesPages) store();
  if (name !== latest.name) release({ ...latest, alsoServes: [], ...next, name });
  run('npx', 'biome', 'format', '--write', '.');
  console.log(`${folder} is stored. Run npm test to find anything else that needs a change.`);
}

/** Gives the latest version pages of its own. */
function store(): void {
  writeSharedPages(sidebars);
  edit(ignoreFile, (text) => text.replace(`/${folder}/\n/${sidebarOf(latest.name)}\n`, ''));
}

function release(row: ReleasedRow): void {
  for (const { path } of readPages(folderOf('current')))
    edit(path, (text) => withoutVersion(latest.name, text));
  edit('releases/versions.ts', (source) => addVersionRow(source, row));
  writeJson(
    `${siteFolder}/versions.json`,
    [row, ...released].map(({ name }) => name),
  );
  edit(ignoreFile, (text) => `${text}/${folderOf(row.name)}/\n/${sidebarOf(row.name)}\n`);
  if (!storedReleases.includes(row.library)) run('npm', 'run', 'api:history');
  retire(row);
}

/** Adapts the pages of the previous latest version, which may describe an older release now. */
function retire(row: ReleasedRow): void {
  const history: StoredHistory = readJson(historyFile);
  const definitions = readPages(folderOf('current')).flatMap(definitionsOf);
  for (const { path } of readPages(folder)) edit(path, withoutApiLinks);
  const older = released.find(({ name }) => existsSync(`${folderOf(name)}/${lacking}.mdx`));
  if (!older) return;
  const page = notInThisVersion(
    readFileSync(`${folderOf(older.name)}/${lacking}.mdx`, 'utf8'),
    older.library,
    latest.library,
    (of) => laterNames(history, of, latest.library, row.library, definitions),
  );
  if (page === undefined) return;
  writeFileSync(`${folder}/${lacking}.mdx`, page);
  const { docs, ...others } = readJson(sidebarOf(latest.name));
  writeJson(sidebarOf(latest.name), { docs: [...docs, lacking], ...others });
}

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
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 1) throw new Error(usage);
  cut(positionals[0] as string);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
