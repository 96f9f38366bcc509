// @ts-check

/**
 * @typedef {object} Gate
 * @property {string} name what the report and `npm test -- <name>` call it
 * @property {string} script the npm script that it runs
 * @property {boolean} needsBuild reads `build/` or the build's log
 * @property {boolean} needsBrowser drives Chromium
 * @property {(change: import('./lib/change.mjs').Change) => readonly string[] | undefined} [quick]
 *   arguments of the script in a quick check, which looks at what a change touched; `undefined` when the
 *   change touches nothing of this gate. Gates without it have no quick check.
 * @property {string} [summary] how the lines of the output begin that the report shows although the gate passed
 * @property {boolean} alone must not share the machine with another gate, as it waits for pages: what
 *   keeps the processor busy makes it slow, or has it give up
 */

/** @param {import('./lib/change.mjs').Change} change */
const changedPages = ({ files }) =>
  files.filter((file) => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file));

/** Checks the whole tree, because that takes seconds. */
const whole = () => [];

/**
 * The gates that a change has to pass, in the order of the report. Adding one is adding a row and
 * its npm script.
 *
 * @type {readonly Gate[]}
 */
export const gates = [
  {
    name: 'types',
    script: 'check:types',
    quick: whole,
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'lint',
    script: 'check:lint',
    quick: whole,
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'unused',
    script: 'check:unused',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'workflows',
    script: 'check:workflows',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'packages',
    script: 'check:packages',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'unit',
    script: 'check:unit',
    quick: ({ base }) => ['--changed', base],
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'prose',
    script: 'check:prose',
    quick: (change) => (changedPages(change).length > 0 ? [] : undefined),
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'samples',
    script: 'check:samples',
    quick: (change) => {
      const pages = changedPages(change);
      return pages.length > 0 ? pages.flatMap((page) => ['--page', page]) : undefined;
    },
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'coverage',
    script: 'check:coverage',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'warnings',
    script: 'check:warnings',
    needsBuild: true,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'links',
    script: 'check:links',
    needsBuild: true,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'hosts',
    script: 'check:hosts',
    needsBuild: true,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'size',
    script: 'check:size',
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
  {
    name: 'e2e',
    script: 'check:e2e',
    summary: 'Slowest spec',
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
  {
    name: 'a11y',
    script: 'check:a11y',
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
];
