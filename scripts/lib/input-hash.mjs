// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './stamp.mjs';

/** The environment variables that a build depends on: those that site/settings.ts reads. */
export const settingNames = [
  'SITE_URL',
  'SITE_ROUTER',
  'SITE_NOINDEX',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'GTAG_ID',
  'ANNOUNCEMENT',
  'CHAT_URL',
  'SITE_EDIT_URL',
  'SITE_VERSIONS',
  'SITE_API',
];

/** Switches for tests, which aren't settings of a deployment; see plugins/savings. */
export const switchNames = ['SITE_STOCK', 'SITE_WITHOUT'];

/** Those of .gitignore, and git's own. */
const generatedFolders = new Set([
  'node_modules',
  'build',
  'deploy',
  '.docusaurus',
  '.cache',
  '.git',
  'dist',
]);

/**
 * A hash of whatever a build depends on: source files (the lockfile is one), settings, and switches.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function inputHash(root, env) {
  const settings = [...settingNames, ...switchNames].map((name) => env[name] ?? null);
  return hashFiles(root, sourceFiles(root), JSON.stringify(settings));
}

/**
 * The files that a build may read, sorted: all but generated ones. Tests are left out because the site never
 * imports them.
 *
 * @param {string} root
 * @returns {string[]} paths relative to `root`, with forward slashes
 */
export const sourceFiles = (root) =>
  walk(root, '')
    .filter((path) => !isTest(path))
    .sort();

/** @param {string} path */
const isTest = (path) => /^(?:tests|\.ci)\/|\.test\.tsx?$/.test(path);

/** @param {string} root @param {string} folder @returns {string[]} */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (generatedFolders.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return walk(root, path);
    return entry.name.endsWith('.log') ? [] : [path];
  });
}
