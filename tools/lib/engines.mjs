// @ts-check
import { findProgram, findWholeChromium } from '../find-chromium.mjs';

/**
 * @typedef {object} Engine
 * @property {'Chromium' | 'Firefox' | 'WebKitGTK'} name
 * @property {() => readonly (string | undefined)[]} find paths of its programs, `undefined` for a missing one
 * @property {readonly string[]} packages Debian's, with these programs
 */

/**
 * The browser engines in which readers use the site.
 *
 * @type {readonly Engine[]}
 */
export const engines = [
  { name: 'Chromium', find: () => [findWholeChromium()], packages: ['chromium'] },
  {
    name: 'Firefox',
    find: () => [
      findProgram(['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']),
    ],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK',
    find: () => [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** The engines that this machine lacks. */
export const missingEngines = () =>
  engines.filter(({ find }) => find().some((program) => program === undefined));
