// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './stamp.mjs';

/** The environment variables that a build depends on: those that website/site/settings.ts reads. */
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

/** Switches for tests, which aren't settings of a deployment; see website/features/bundle/build/savings. */
export const switchNames = ['SITE_STOCK', 'SITE_WITHOUT'];

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
 * The files that decide what a build makes, sorted: all but tests, which the site never imports, and records.
 *
 * @param {string} root
 * @returns {string[]} paths relative to `root`, with forward slashes
 */
export const sourceFiles = (root) =>
  filesOf(root).filter((path) => !isTest(path) && !isRecord(path));

/**
 * All files but those that git ignores, sorted.
 *
 * @param {string} root
 * @returns {string[]} paths relative to `root`, with forward slashes
 */
export function filesOf(root) {
  const isIgnored = ignores(`.git/\n${readFileSync(join(root, '.gitignore'), 'utf8')}`);
  /** @param {string} folder @returns {string[]} */
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}${entry.isDirectory() ? '/' : ''}`;
      if (isIgnored(path)) return [];
      return entry.isDirectory() ? walk(path.slice(0, -1)) : [path.slice(1)];
    });
  return walk('').sort();
}

/**
 * Whether git ignores a path. The rules of this repository are names in any folder, paths from the root, and one
 * file extension.
 *
 * @param {string} rules content of .gitignore
 */
function ignores(rules) {
  const kept = rules.split(/\r?\n/).filter((rule) => rule && !rule.startsWith('#'));
  const paths = new Set(kept.filter((rule) => rule.startsWith('/')));
  const endings = kept
    .filter((rule) => !rule.startsWith('/'))
    .map((rule) => (rule.startsWith('*') ? rule.slice(1) : `/${rule}`));
  /** @param {string} path from the root, with a slash at its start, and at its end if it's a folder */
  return (path) => paths.has(path) || endings.some((ending) => path.endsWith(ending));
}

/** @param {string} path */
const isTest = (path) => /^(?:tests|\.ci)\/|\.test\.tsx?$/.test(path);

/** Recorded results save a build time, but don't change it. @param {string} path */
const isRecord = (path) => path === 'samples/recorded-outcomes.json.br';
