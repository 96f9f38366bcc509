// @ts-check

/**
 * @typedef {object} Part
 * @property {string} name shown while it is built
 * @property {string} output folder below `playground/dist`, which the site serves from its root
 * @property {readonly string[]} inputs files and folders, from the repository's root, that the output
 *   is made from; `package-lock.json` counts for every part
 * @property {readonly string[]} build arguments of Node
 */

/**
 * What is built before the site, because pages load it by address. Each part builds one folder of
 * `playground/dist` and is skipped while its inputs are the same.
 *
 * @type {readonly Part[]}
 */
export const parts = [
  {
    name: 'frames',
    output: 'frames',
    inputs: ['playground/frames', 'playground/protocol', 'packages'],
    build: ['node_modules/tsx/dist/cli.mjs', 'playground/frames/build.mts'],
  },
  {
    name: 'runtimes',
    output: 'play',
    inputs: [
      'playground/runtimes',
      'playground/sandbox',
      'hosting/policies.ts',
      'versions.config.ts',
      'samples/history',
      'packages',
      'samples/fixtures.ts',
      'samples/fixtures/package-lock.json',
    ],
    build: ['node_modules/tsx/dist/cli.mjs', 'playground/runtimes/build.mts'],
  },
];
