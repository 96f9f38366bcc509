// @ts-check
import { StepError } from './step-error.mjs';

/**
 * @param {string} version of the running Node, e.g. `v20.19.0`
 * @param {string} required the `engines.node` of package.json, of the form `>=20.19`
 * @throws {StepError} when Node is older
 */
export function checkNodeVersion(version, required) {
  const have = numbers(version);
  const need = numbers(required);
  const [major = 0, minor = 0] = have;
  const [needMajor = 0, needMinor = 0] = need;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new StepError(
    `This is Node ${have.join('.')}; the site needs ${need.join('.')} or newer.`,
    {
      remedy: 'Install a current Node.js (https://nodejs.org) and run the command again.',
    },
  );
}

/** @param {string} text */
function numbers(text) {
  return (/\d+(?:\.\d+)*/.exec(text)?.[0] ?? '').split('.').map(Number);
}
