// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parts as allParts } from '../../website/features/bundle/parts/parts.mjs';
import { runOrThrow } from './commands.mjs';
import { sourceFiles } from './input-hash.mjs';
import { hashFiles, isStamped, writeStamp } from './stamp.mjs';

/** @typedef {import('../../website/features/bundle/parts/parts.mjs').Part} Part */

/**
 * Builds the parts of the playground whose output, lockfiles, or inputs have changed into `dist/`.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {readonly Part[]} [parts]
 * @throws {import('./step-error.mjs').StepError} when a part can't be built
 */
export async function playgroundStep(root, progress, parts = allParts) {
  await progress.step('playground', async () => {
    const lockfiles = sourceFiles(root).filter((path) => /(?:^|\/)package-lock\.json$/.test(path));
    const wasBuilt = await Promise.all(parts.map((part) => buildPart(root, part, lockfiles)));
    const built = parts.filter((_, index) => wasBuilt[index]).map(({ name }) => name);
    return { outcome: built.length > 0 ? `built ${built.join(', ')}` : 'up to date' };
  });
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {readonly string[]} lockfiles
 * @returns {Promise<boolean>} whether it was out of date
 */
async function buildPart(root, { name, output, build }, lockfiles) {
  const folder = join(root, 'dist', output);
  const stampFile = join(root, '.cache', 'playground', `${name}.json`);
  // The build lists the files of the repository that it read here.
  const inputsFile = join(root, '.cache', 'playground', `${name}.inputs.json`);
  /** @returns {readonly string[]} */
  const readInputs = () => [...JSON.parse(readFileSync(inputsFile, 'utf8')), ...lockfiles];

  try {
    if (isStamped(stampFile, hashFiles(root, readInputs()), folder)) return false;
  } catch {
    // It was never built, or an input is gone.
  }
  rmSync(stampFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(inputsFile), { recursive: true });
  const start = Date.now();
  await runOrThrow(
    root,
    {
      name: `playground-${name}`,
      command: process.execPath,
      args: build,
      env: { NODE_ENV: 'production', PLAYGROUND_INPUTS: inputsFile },
    },
    { failure: `Building the playground's ${name} failed` },
  );
  const inputs = readInputs();
  // Without a stamp, the next run repeats a build during which an input was edited.
  if (inputs.every((path) => statSync(join(root, path)).mtimeMs <= start)) {
    writeStamp(stampFile, hashFiles(root, inputs), folder);
  }
  return true;
}
