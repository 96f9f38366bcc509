// @ts-check
import { join } from 'node:path';
import { fixturesInstall, isInstalled } from '../../releases/installation.mjs';
import { npm, npmErrors, runOrThrow } from './commands.mjs';

/**
 * The folders with packages of their own: the repository, and the releases that samples are checked against.
 * `update` is what makes a lockfile agree with its package.json.
 */
const folders = [
  {
    name: 'install',
    folder: '.',
    args: ['ci', '--include=dev'],
    update: 'npm install, then node tools/complete-lockfile.mjs',
  },
  {
    name: 'install-releases',
    folder: 'releases/fixtures',
    args: fixturesInstall,
    update: 'npm install --prefix releases/fixtures',
  },
];

/**
 * Runs `npm ci` in the folders whose last one is older than their package-lock.json, at the same time.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {import('./step-error.mjs').StepError} when npm fails
 */
export async function installStep(root, progress) {
  await progress.step('install', async () => {
    const outdated = folders.filter(({ folder }) => !isInstalled(join(root, folder)));
    if (outdated.length === 0) return { outcome: 'up to date' };
    await Promise.all(
      outdated.map(({ name, folder, args, update }) =>
        runOrThrow(
          root,
          { name, ...npm([...args, '--prefix', folder]) },
          {
            failure: 'Installing the packages failed',
            causeOf: npmErrors,
            remedy: `Check the network connection to the npm registry. If package.json and package-lock.json disagree, run ${update}.`,
          },
        ),
      ),
    );
    return { outcome: 'npm ci' };
  });
}
