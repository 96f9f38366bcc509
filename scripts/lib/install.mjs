// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { npm, npmErrors, runOrThrow } from './commands.mjs';

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} Package */

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
    if (!reason) return { outcome: 'up to date' };
    await runOrThrow(
      root,
      { name: 'install', ...npm(['ci', '--include=dev']) },
      {
        failure: 'Installing the packages failed',
        causeOf: npmErrors,
        remedy:
          'Check the network connection to the npm registry. If package.json and package-lock.json disagree, run npm install, then node scripts/complete-lockfile.mjs.',
      },
    );
    return { outcome: `npm ci, because ${reason}` };
  });
}

/**
 * Compares package-lock.json with `node_modules/.package-lock.json`, which npm writes at the end of an
 * install.
 *
 * @param {string} root
 * @returns {string} why an install is needed; empty when it isn't
 */
export function staleReason(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted) return 'package-lock.json is unreadable';
  if (!installed) return 'the last install didn’t finish';
  const manifest = readJson(join(root, 'package.json'));
  if (!isDeepStrictEqual(requirementsOf(manifest), requirementsOf(wanted['']))) {
    return 'package.json has changed';
  }
  const paths = Object.keys({ ...wanted, ...installed }).filter((path) =>
    path.includes('node_modules/'),
  );
  if (!paths.every((path) => isSame(wanted[path], installed[path]))) {
    return 'package-lock.json has changed';
  }
  const missing = Object.keys(installed).find(
    (path) => !existsSync(join(root, path, 'package.json')),
  );
  return missing ? `${missing} is missing` : '';
}

/** @param {Record<string, Record<string, string>> | undefined} manifest */
const requirementsOf = (manifest) =>
  ['dependencies', 'devDependencies'].map((kind) => manifest?.[kind] ?? {});

/** @param {Package | undefined} wanted @param {Package | undefined} installed */
function isSame(wanted, installed) {
  if (!wanted) return false;
  // npm leaves out optional packages that are for other platforms.
  if (!installed) return wanted.optional;
  // `resolved` of a package from a registry depends on the machine's settings.
  if (wanted.link) return installed.link && wanted.resolved === installed.resolved;
  return (
    wanted.version === installed.version &&
    [undefined, installed.integrity].includes(wanted.integrity)
  );
}

/** @param {string} file @returns {any} `undefined` when the file is absent or damaged */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
