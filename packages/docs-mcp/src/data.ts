import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { versions } from '../../../releases/versions.ts';
import type { Pages, References, ReleaseData } from './data-types.ts';
import { docsFolder, groupOf, hasFiles } from './page-groups.ts';

/** The folder of the data, next to the bundled code. */
const folder = new URL('./data/', import.meta.url);

const kept = new Map<string, unknown>();

/** Reads a file of the package's data once. The names of files come from the package alone. */
function read<T>(name: string): T {
  if (!kept.has(name)) kept.set(name, readFresh(name));
  return kept.get(name) as T;
}

const readFresh = (name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${name}.json.gz`, folder))).toString('utf8'));

/** The files of the search index, by their addresses on the site. */
export const searchFiles = (): Readonly<Record<string, unknown>> => read('search');

/** What is known of each release, by its number. */
export const releaseData = (): Readonly<Record<string, ReleaseData>> => read('releases');

/** The day of the last change to the docs, by the name of their version, and to the whole `site`. */
export const docsDays = (): Readonly<Record<string, string>> => read('days');

/** The pages that explain names, by release. */
export const references = (): Readonly<Record<string, References>> => read('references');

/** The versions whose pages are files, by the group of these pages. */
const versionsWithFiles = new Map(
  versions.filter(hasFiles).map((version) => [groupOf(version.path), version]),
);

/** The groups of pages, such as `docs-6` for the docs of a version, or `api`. */
export const pageGroups = (): readonly string[] => {
  const files = readdirSync(new URL('pages/', folder));
  return [
    ...files.map((file) => file.replace(/\.json\.gz$/, '')),
    ...versionsWithFiles.keys(),
  ].sort();
};

/** The Markdown of a group's pages, by their paths. */
export function pagesOf(group: string): Pages {
  const version = versionsWithFiles.get(group);
  if (!version) return read(`pages/${group}`);
  const name = docsFolder(version);
  if (!kept.has(name)) kept.set(name, readPages(version.path, new URL(`../${name}/`, folder)));
  return kept.get(name) as Pages;
}

function readPages(base: string, files: URL): Pages {
  const names = readdirSync(files, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      `${base}/${name.slice(0, -'.md'.length)}`,
      readFileSync(new URL(name, files), 'utf8'),
    ]),
  );
}

/** The addresses of files with types, for the worker that loads them. */
export const typesFile = (name: string): string => new URL(`types/${name}.json.gz`, folder).href;

/** The module with a release's own functions. */
export const engineFile = (release: string): string =>
  new URL(`engines/${release}.mjs`, folder).href;
