// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, npmErrors, runOrThrow } from './commands.mjs';

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 */

/** @typedef {Readonly<Record<string, Package>>} Packages */

/**
 * Installs the packages of package-lock.json, unless they are all there.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {import('./step-error.mjs').StepError} when npm fails
 */
export async function installStep(root, progress) {
  await progress.step('install', async () => {
    const reason = staleReason(root);
    if (!reason) return { outcome: 'up to date', value: undefined };
    await runOrThrow(
      root,
      { name: 'install', ...npm(['ci', '--include=dev']) },
      {
        failure: 'Installing the packages failed',
        causeOf: npmErrors,
        remedy:
          'Check the network connection to the npm registry; if package.json and package-lock.json disagree, run npm install, then node scripts/complete-lockfile.mjs.',
      },
    );
    return { outcome: `npm ci, as ${reason}`, value: undefined };
  });
}

/**
 * Compares node_modules with package-lock.json.
 *
 * npm writes `node_modules/.package-lock.json` as the last act of an install, so its absence tells
 * of an install that broke off. Packages that were deleted since then are found by their folders.
 *
 * @param {string} root
 * @returns {string} why an install is needed; empty when it is not
 */
export function staleReason(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted) return 'package-lock.json is unreadable';
  if (!installed) return 'there is no finished install';
  if (!agrees(readJson(join(root, 'package.json')), wanted[''])) {
    return 'package.json has changed';
  }
  if (!sameTree(wanted, installed)) return 'package-lock.json has changed';
  const missing = Object.keys(installed).find(
    (path) => path && !existsSync(join(root, path, 'package.json')),
  );
  return missing ? `${missing} is missing` : '';
}

/**
 * @param {Packages} wanted
 * @param {Packages} installed
 */
function sameTree(wanted, installed) {
  const paths = Object.keys(wanted).filter((path) => path.includes('node_modules/'));
  const extra = Object.keys(installed).some((path) => !(path in wanted));
  // Optional packages are those of other platforms; npm leaves them out of the installed tree.
  return (
    !extra &&
    paths.every((path) => {
      const [one, other] = [wanted[path], installed[path]];
      return one && other ? isSame(one, other) : one?.optional;
    })
  );
}

/**
 * Whether a package is the one that the lockfile has. The address that it came from may be in one of
 * the two alone: npm writes it, or leaves it out, as the settings of each machine say.
 *
 * @param {Package} wanted
 * @param {Package} installed
 */
function isSame(wanted, installed) {
  if (wanted.link) return installed.link === true && wanted.resolved === installed.resolved;
  return (
    wanted.version === installed.version &&
    [undefined, installed.integrity].includes(wanted.integrity)
  );
}

/**
 * @param {any} manifest
 * @param {any} locked the lockfile's copy of what the manifest asks for
 */
function agrees(manifest, locked) {
  return ['dependencies', 'devDependencies'].every(
    (kind) => canonical(manifest?.[kind]) === canonical(locked?.[kind]),
  );
}

/** @param {Record<string, string>} [record] */
const canonical = (record = {}) => JSON.stringify(Object.entries(record).sort());

/**
 * @param {string} file
 * @returns {any} `undefined` when the file is absent or damaged
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
