// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, npmErrors, runOrThrow } from './commands.mjs';

/**
 * Runs `npm ci`, unless the last one is newer than package-lock.json.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {import('./step-error.mjs').StepError} when npm fails
 */
export async function installStep(root, progress) {
  await progress.step('install', async () => {
    if (isInstalled(root)) return { outcome: 'up to date' };
    await runOrThrow(
      root,
      { name: 'install', ...npm(['ci', '--include=dev']) },
      {
        failure: 'Installing the packages failed',
        causeOf: npmErrors,
        remedy:
          'Check the network connection to the npm registry. If package.json and package-lock.json disagree, run npm install, then node tools/complete-lockfile.mjs.',
      },
    );
    return { outcome: 'npm ci' };
  });
}

/**
 * npm writes `node_modules/.package-lock.json` at the end of an install.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN,
  );
  return /** @type {number} */ (installed) >= /** @type {number} */ (wanted);
}
