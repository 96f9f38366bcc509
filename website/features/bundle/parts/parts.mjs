// @ts-check

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} output folder below `dist/`, which the site serves from its root
 * @property {readonly string[]} build arguments of Node; the program writes the paths of its inputs, as a
 *   JSON array, to the file that the environment variable `PLAYGROUND_INPUTS` names (see `inputs.mts`)
 */

/**
 * The parts that are built before the site because pages load them by URL. A part is skipped while its inputs
 * are unchanged.
 *
 * @type {readonly Part[]}
 */
export const parts = [
  { name: 'frames', output: 'frames', program: 'demo/build/frames.mts' },
  { name: 'runtimes', output: 'play', program: 'sandbox/build/build.mts' },
  { name: 'references', output: 'references', program: 'api/build/references/build.mts' },
].map(({ program, ...part }) => ({
  ...part,
  build: ['node_modules/tsx/dist/cli.mjs', `website/features/${program}`],
}));
