// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * @typedef {object} Change
 * @property {string} base the commit that the change is measured from
 * @property {readonly string[]} files changed and new files that exist, relative to the repository
 */

/**
 * The uncommitted edits, or the last commit if there are none.
 *
 * @param {string} root
 * @returns {Change}
 * @throws {Error} when git fails
 */
export function readChange(root) {
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const since = (/** @type {string} */ base) =>
    git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', base);
  const edits = [...since('HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
  return edits.length > 0
    ? { base: 'HEAD', files: edits }
    : { base: 'HEAD~1', files: since('HEAD~1') };
}
