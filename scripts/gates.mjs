// @ts-check

/**
 * @typedef {object} Gate
 * @property {string} name what the report and `npm test -- <name>` call it
 * @property {string} script the npm script that it runs
 * @property {boolean} [needsBuild] reads `build/` or the build's log
 * @property {boolean} [needsBrowser] drives Chromium
 * @property {boolean} [alone] gets the machine to itself, because it waits for pages, and another gate
 *   would slow them down until it gives up
 * @property {(change: import('./lib/change.mjs').Change) => readonly string[] | undefined} [quick]
 *   arguments of the script in a quick check, which looks at what a change touched; `undefined` when the
 *   change touches nothing of this gate. Gates without it have no quick check.
 * @property {string} [summary] how those lines of the output start that are reported even if the gate passes
 */

/** @param {import('./lib/change.mjs').Change} change */
const changedPages = ({ files }) =>
  files.filter((file) => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file));

/** Checks the whole tree, because that takes seconds. */
const whole = () => [];

/**
 * The gates that a change has to pass, in the order of the report. To add one, add a row and its npm
 * script.
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
];
