// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parts as allParts } from '../../playground/parts.mjs';
import { lastLines, runOrThrow } from './commands.mjs';
import { folderFingerprint } from './folder-fingerprint.mjs';
import { contentHash, sourceFiles } from './input-hash.mjs';

/** @typedef {import('../../playground/parts.mjs').Part} Part */

/** @param {string} root @param {Part} part */
const outputFolder = (root, part) => join(root, 'playground', 'dist', part.output);

/** @param {string} root @param {Part} part */
const stampFile = (root, part) => join(root, '.cache', 'playground', `${part.name}.json`);

/**
 * Where a part's build lists the files of the repository that it read, as a JSON array of paths.
 *
 * @param {string} root @param {Part} part
 */
const inputsFile = (root, part) => join(root, '.cache', 'playground', `${part.name}.inputs.json`);

/**
 * Builds the parts of the playground that are out of date into `playground/dist`. A part is out of date
 * when a file that it was last built from has changed, when a lockfile has, or when its output has.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {readonly Part[]} [parts]
 * @throws {import('./step-error.mjs').StepError} when a part cannot be built
 */
export async function playgroundStep(root, progress, parts = allParts) {
  await progress.step('playground', async () => {
    const lockfiles = sourceFiles(root).filter((path) => /(?:^|\/)package-lock\.json$/.test(path));
    const built = [];
    for (const part of parts) {
      if (isUpToDate(root, part, lockfiles)) continue;
      const start = Date.now();
      await build(root, part);
      writeStamp(root, part, lockfiles, start);
      built.push(part.name);
    }
    return {
      outcome: built.length > 0 ? `built ${built.join(', ')}` : 'up to date',
      value: undefined,
    };
  });
}

/**
 * @param {string} root
 * @param {Part} part
 */
async function build(root, part) {
  rmSync(stampFile(root, part), { force: true });
  rmSync(outputFolder(root, part), { recursive: true, force: true });
  mkdirSync(dirname(inputsFile(root, part)), { recursive: true });
  await runOrThrow(
    root,
    {
      name: `playground-${part.name}`,
      command: process.execPath,
      args: part.build,
      env: { NODE_ENV: 'production', PLAYGROUND_INPUTS: inputsFile(root, part) },
    },
    {
      failure: `Building the playground's ${part.name} failed`,
      causeOf: lastLines,
      remedy: 'Fix what the lines above name, then run the command again.',
    },
  );
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {readonly string[]} lockfiles
 */
function isUpToDate(root, part, lockfiles) {
  const folder = outputFolder(root, part);
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root, part), 'utf8'));
    const inputs = readInputs(root, part);
    return (
      stamp.inputs === hashOf(root, [...inputs, ...lockfiles]) &&
      stamp.output === folderFingerprint(folder)
    );
  } catch {
    // No stamp, or an input is gone.
    return false;
  }
}

/**
 * Writes no stamp when an input was edited during the build, so that the next run builds the part again.
 *
 * @param {string} root
 * @param {Part} part
 * @param {readonly string[]} lockfiles
 * @param {number} start of the build, in milliseconds
 */
function writeStamp(root, part, lockfiles, start) {
  const inputs = [...readInputs(root, part), ...lockfiles];
  if (inputs.some((path) => statSync(join(root, path)).mtimeMs > start)) return;
  writeFileSync(
    stampFile(root, part),
    JSON.stringify({
      inputs: hashOf(root, inputs),
      output: folderFingerprint(outputFolder(root, part)),
    }),
  );
}

/**
 * @param {string} root
 * @param {Part} part
 * @returns {readonly string[]} paths relative to `root`
 */
function readInputs(root, part) {
  return JSON.parse(readFileSync(inputsFile(root, part), 'utf8'));
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 * @throws {Error} when one of the files is gone
 */
function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0${contentHash(join(root, path))}\n`);
  return hash.digest('hex');
}
