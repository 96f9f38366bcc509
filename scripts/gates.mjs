// @ts-check

/**
 * @typedef {object} Gate
 * @property {string} name what the report and `npm test -- <name>` call it
 * @property {string} script the npm script that it runs
 * @property {boolean} needsBuild reads `build/` or the build's log
 * @property {boolean} needsBrowser drives Chromium
 * @property {boolean} alone must not share the machine with another gate, as it waits for pages: what
 *   keeps the processor busy makes it slow, or has it give up
 */

/**
 * The gates that a change has to pass, in the order of the report. Adding one is adding a row and
 * its npm script.
 *
 * @satisfies {readonly Gate[]}
 */
export const gates = /** @type {const} */ ([
  {
    name: 'types',
    script: 'check:types',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'lint',
    script: 'check:lint',
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
    name: 'unit',
    script: 'check:unit',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'prose',
    script: 'check:prose',
    needsBuild: false,
    needsBrowser: false,
    alone: false,
  },
  {
    name: 'samples',
    script: 'check:samples',
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
    name: 'size',
    script: 'check:size',
    needsBuild: true,
    needsBrowser: true,
    alone: true,
  },
  {
    name: 'e2e',
    script: 'check:e2e',
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
]);
