// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findWarnings } from './build-warnings.mjs';
import { logFileOf, readLog, runOrThrow } from './commands.mjs';
import { docusaurusBuild, docusaurusFile } from './docusaurus.mjs';
import { inputHash } from './input-hash.mjs';
import { playgroundStep } from './playground-step.mjs';
import { isStamped, writeStamp } from './stamp.mjs';
import { StepError } from './step-error.mjs';

/** @param {string} root */
const stampFile = (root) => join(root, '.cache', 'build-stamp.json');

/**
 * Builds the playground and the site. The site's log is kept, so that its warnings can be read without a
 * rebuild.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ force?: boolean }} [options] `force`: build the site even when `build/` is up to date
 * @throws {StepError} when a build fails
 */
export async function buildStep(root, progress, { force = false } = {}) {
  await playgroundStep(root, progress);
  await progress.step('build', async () => {
    // Taken before the build, so that an edit during the build makes it out of date.
    const inputs = inputHash(root, process.env);
    if (!force && isUpToDate(root, inputs)) return { outcome: 'up to date' };
    rmSync(stampFile(root), { force: true });
    await build(root);
    stampBuild(root, inputs);
    return { outcome: `docusaurus build${warningCount(root)}` };
  });
}

/** @param {string} root @param {string} inputs the {@link inputHash} */
export const isUpToDate = (root, inputs) =>
  [
    join(root, 'build', 'index.html'),
    join(root, 'hosting', 'headers.json'),
    logFileOf(root, 'build'),
  ].every((file) => existsSync(file)) && isStamped(stampFile(root), inputs, join(root, 'build'));

/** @param {string} root @param {string} inputs the {@link inputHash} of a build that has succeeded */
export const stampBuild = (root, inputs) =>
  writeStamp(stampFile(root), inputs, join(root, 'build'));

/** @param {string} root */
async function build(root) {
  if (!existsSync(docusaurusFile(root))) {
    throw new StepError('The packages are not installed.', { remedy: 'Run npm ci.' });
  }
  const site = { name: 'build', ...docusaurusBuild(root) };
  await runOrThrow(root, site, { failure: 'Building the site failed' });
  const args = [...hostFilesCommand(root), 'build'];
  const hostFiles = { name: 'hosting', command: process.execPath, args };
  await runOrThrow(root, hostFiles, { failure: 'Writing the files for hosts failed' });
}

/**
 * Arguments of Node for the command that writes the files of all hosts, without the last one, the folder of
 * the build.
 *
 * @param {string} root
 */
export const hostFilesCommand = (root) => [
  join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
  join(root, 'deploy', 'write.mts'),
];

/** @param {string} root */
function warningCount(root) {
  const count = findWarnings(readLog(logFileOf(root, 'build'))).length;
  if (count === 0) return '';
  return `, ${count} ${count === 1 ? 'warning' : 'warnings'} (npm test -- warnings shows them)`;
}
