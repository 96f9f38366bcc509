// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * Builds the parts of the playground that are out of date into `playground/dist`.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {readonly Part[]} [parts]
 * @throws {import('./step-error.mjs').StepError} when a part cannot be built
 */
export async function playgroundStep(root, progress, parts = allParts) {
  await progress.step('playground', async () => {
    const files = sourceFiles(root);
    const built = [];
    for (const part of parts) {
      const inputs = partHash(root, part, files);
      if (isUpToDate(root, part, inputs)) continue;
      await build(root, part);
      writeStamp(root, part, inputs);
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
  await runOrThrow(
    root,
    {
      name: `playground-${part.name}`,
      command: process.execPath,
      args: part.build,
      env: { NODE_ENV: 'production' },
    },
    {
      failure: `Building the playground's ${part.name} failed`,
      causeOf: lastLines,
      remedy: 'Mend what the lines above name, then run the command again.',
    },
  );
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {readonly string[]} files
 */
function partHash(root, { inputs }, files) {
  const wanted = [...inputs, 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of files) {
    if (!wanted.some((input) => file === input || file.startsWith(`${input}/`))) continue;
    hash.update(`${file}\0${contentHash(join(root, file))}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {string} inputs
 */
function isUpToDate(root, part, inputs) {
  const folder = outputFolder(root, part);
  if (!existsSync(folder)) return false;
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root, part), 'utf8'));
    return stamp.inputs === inputs && stamp.output === folderFingerprint(folder);
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {string} inputs
 */
function writeStamp(root, part, inputs) {
  const file = stampFile(root, part);
  mkdirSync(dirname(file), { recursive: true });
  const output = folderFingerprint(outputFolder(root, part));
  writeFileSync(file, JSON.stringify({ inputs, output }));
}
