// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findWarnings } from './build-warnings.mjs';
import { logFileOf, readLog, runOrThrow } from './commands.mjs';
import { docusaurusBuild, docusaurusFile } from './docusaurus.mjs';
import { folderFingerprint } from './folder-fingerprint.mjs';
import { inputHash } from './input-hash.mjs';
import { playgroundStep } from './playground-step.mjs';
import { StepError } from './step-error.mjs';

/** @param {string} root */
const stampFile = (root) => join(root, '.cache', 'build-stamp.json');

/**
 * Builds the site into `build/`, and before it the playground that its pages load.
 *
 * A stamp remembers which inputs the build was made from and which files it made; the build's log,
 * beside it, is where the warnings are found again without a rebuild.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ force?: boolean }} [options] `force`: build even when `build/` is up to date
 * @throws {StepError} when the build fails
 */
export async function buildStep(root, progress, { force = false } = {}) {
  await playgroundStep(root, progress);
  await progress.step('build', async () => {
    // Taken before the build, so that an edit made while it runs makes it out of date.
    const inputs = inputHash(root, process.env);
    if (!force && isUpToDate(root, inputs)) return { outcome: 'up to date', value: undefined };
    rmSync(stampFile(root), { force: true });
    await build(root);
    await writeHostFiles(root);
    writeStamp(root, inputs);
    return { outcome: `docusaurus build${warningCount(root)}`, value: undefined };
  });
}

/**
 * Whether `build/` is what the build of these inputs made, and its log is still there.
 *
 * @param {string} root
 * @param {string} inputs
 */
export function isUpToDate(root, inputs) {
  const stamp = readStamp(root);
  return (
    stamp?.inputs === inputs &&
    stamp.output === folderFingerprint(join(root, 'build')) &&
    existsSync(join(root, 'build', 'index.html')) &&
    existsSync(join(root, 'deploy', 'headers.json')) &&
    existsSync(logFileOf(root, 'build'))
  );
}

/**
 * Writes the stamp of a build that has just ended well.
 *
 * @param {string} root
 * @param {string} inputs the {@link inputHash} it was made from
 */
export function writeStamp(root, inputs) {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(
    stampFile(root),
    JSON.stringify({ inputs, output: folderFingerprint(join(root, 'build')) }),
  );
}

/**
 * @param {string} root
 * @returns {{ inputs: string, output: string } | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} root */
async function build(root) {
  if (!existsSync(docusaurusFile(root))) {
    throw new StepError('The packages are not installed.', { remedy: 'Run npm ci.' });
  }
  await runOrThrow(
    root,
    { name: 'build', ...docusaurusBuild(root) },
    {
      failure: 'Building the site failed',
      remedy: 'Mend what the lines above name, then run the command again.',
    },
  );
}

/** @param {string} root */
async function writeHostFiles(root) {
  await runOrThrow(
    root,
    { name: 'hosting', command: process.execPath, args: [...hostFilesCommand(root), 'build'] },
    {
      failure: 'Writing the files for hosts failed',
      remedy: 'Mend what the lines above name, then run the command again.',
    },
  );
}

/**
 * Arguments of Node for the command that writes the files of all hosts; the folder of the build is to
 * follow.
 *
 * @param {string} root
 */
export const hostFilesCommand = (root) => [
  join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
  join(root, 'hosting', 'write.mts'),
];

/** @param {string} root */
function warningCount(root) {
  const count = findWarnings(readLog(logFileOf(root, 'build'))).length;
  if (count === 0) return '';
  return `, ${count} ${count === 1 ? 'warning' : 'warnings'} (npm run check:warnings shows them)`;
}
