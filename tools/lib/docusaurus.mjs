// @ts-check
import { join } from 'node:path';

/**
 * How to call `docusaurus build`.
 *
 * @param {string} root
 * @param {string} [outDir] absolute
 */
export const docusaurusBuild = (root, outDir = join(root, 'build')) => ({
  command: process.execPath,
  args: [
    ...withoutWebStorage(),
    docusaurusFile(root),
    'build',
    join(root, 'website'),
    '--out-dir',
    outDir,
  ],
  // The bundler's disk cache misses changes of Markdown plugins, and cached pages don't repeat their
  // warnings. It would save only seconds.
  env: { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
});

/** @param {string} root the repository */
export const docusaurusFile = (root) =>
  join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/**
 * Node 25 and later have a global `localStorage`, which warns when it is read without a file to store
 * to. Docusaurus reads all globals to pass them to the code that renders pages.
 */
function withoutWebStorage() {
  const flag = '--no-experimental-webstorage';
  return process.allowedNodeEnvironmentFlags.has(flag) ? [flag] : [];
}
