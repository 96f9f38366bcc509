// @ts-check

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {string} script the npm script that it runs
 * @property {boolean} [needsBuild] reads `build/` or the build's log
 * @property {boolean} [reusesBuild] waits for the build, if there is one, because it reads the results of
 *   samples from the cache that the build fills
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsEngines] runs in every browser engine that is installed
 * @property {boolean} [alone] waits for pages, and would give up if another gate slowed them down
 * @property {(change: import('./lib/change.mjs').Change) => readonly string[] | undefined} [quick] arguments
 *   of the script in a quick check; `undefined` when the change touches nothing of this gate
 * @property {string} [summary] start of the lines that are reported even if the gate passes
 */

/** @param {import('./lib/change.mjs').Change} change */
const changedPages = ({ files }) =>
  files.filter((file) => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file));

/** Checks the whole tree, because that takes seconds. */
const whole = () => [];

/**
 * The gates that a change has to pass, in the order of the report.
 *
 * @type {readonly Gate[]}
 */
export const gates = [
  { name: 'types', script: 'check:types', quick: whole },
  { name: 'lint', script: 'check:lint', quick: whole },
  { name: 'unused', script: 'check:unused' },
  { name: 'imports', script: 'check:imports', quick: whole },
  { name: 'workflows', script: 'check:workflows' },
  // The package with the docs is made from the built site.
  { name: 'packages', script: 'check:packages', needsBuild: true },
  { name: 'unit', script: 'check:unit', quick: ({ base }) => ['--changed', base] },
  {
    name: 'prose',
    script: 'check:prose',
    quick: (change) => (changedPages(change).length > 0 ? [] : undefined),
  },
  {
    name: 'samples',
    script: 'check:samples',
    reusesBuild: true,
    quick: (change) => {
      const pages = changedPages(change);
      return pages.length > 0 ? pages.flatMap((page) => ['--page', page]) : undefined;
    },
  },
  { name: 'coverage', script: 'check:coverage' },
  { name: 'behavior', script: 'check:behavior' },
  { name: 'warnings', script: 'check:warnings', needsBuild: true },
  { name: 'links', script: 'check:links', needsBuild: true },
  { name: 'hosts', script: 'check:hosts', needsBuild: true },
  { name: 'size', script: 'check:size', needsBuild: true, needsBrowser: true, alone: true },
  {
    name: 'e2e',
    script: 'check:e2e',
    summary: 'Slowest spec',
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
  { name: 'a11y', script: 'check:a11y', needsBuild: true, needsBrowser: true, alone: true },
  {
    name: 'engines',
    script: 'check:engines',
    summary: 'Engine',
    needsBuild: true,
    needsEngines: true,
    alone: true,
  },
];
