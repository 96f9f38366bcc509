// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './main.mjs';
import { StepError } from './step-error.mjs';

/**
 * @param {string} version such as `v20.19.0`
 * @param {string} supported the `engines.node` of package.json, of the form `>=20.19 <27`
 * @returns {string} the version, and a warning when it is newer than the supported ones
 * @throws {StepError} when Node is older
 */
export function checkNodeVersion(version, supported) {
  const [oldest = [], firstUntried = []] = supported.split(' ').map(numbers);
  const have = numbers(version);
  if (isBefore(have, oldest)) {
    throw new StepError(
      `This is Node ${have.join('.')}; the site needs ${oldest.join('.')} or newer.`,
      { remedy: 'Install a current Node.js (https://nodejs.org) and run the command again.' },
    );
  }
  return isBefore(have, firstUntried)
    ? version
    : `${version}, which is untested: package.json supports ${supported}`;
}

/** @param {import('./progress.mjs').Progress} progress */
export const nodeStep = (progress) =>
  progress.step('node', async () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { outcome: checkNodeVersion(process.version, engines.node) };
  });

/** @param {string} text */
function numbers(text) {
  return (/\d+(?:\.\d+)*/.exec(text)?.[0] ?? '').split('.').map(Number);
}

/** @param {readonly number[]} one @param {readonly number[]} other */
function isBefore([major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]) {
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
