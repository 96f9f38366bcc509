// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Arguments of npm in `fixtures/`. No release needs its scripts. */
export const fixturesInstall = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Whether the last install in a folder is newer than its lockfile. npm writes
 * `node_modules/.package-lock.json` at the end of an install.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN,
  );
  return /** @type {number} */ (installed) >= /** @type {number} */ (wanted);
}
