// @ts-check
import { join } from 'node:path';
import { fixturesInstall, isInstalled } from '../../releases/installation.mjs';
import { npm, npmErrors, runOrThrow } from './commands.mjs';

/** The folders with packages of their own: the repository, and the releases that samples are checked against. */
const folders = [
  { name: 'install', folder: '.', args: ['ci', '--include=dev'] },
  { name: 'install-releases', folder: 'releases/fixtures', args: fixturesInstall },
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
      outdated.map(({ name, folder, args }) =>
        runOrThrow(
          root,
          { name, ...npm([...args, '--prefix', folder]) },
          {
            failure: 'Installing the packages failed',
            causeOf: npmErrors,
            remedy:
              'Check the network connection to the npm registry. If package.json and package-lock.json disagree, run npm install, then node tools/complete-lockfile.mjs.',
          },
        ),
      ),
    );
    return { outcome: 'npm ci' };
  });
}
