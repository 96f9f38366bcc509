// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const shell = 'chromium-headless-shell';

const wholeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumRemedy =
  'Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium chromium-headless-shell; macOS: brew install --cask chromium), or set CHROME_PATH to its executable.';

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/**
 * Finds a Chromium or Chrome on this machine. `CHROME_PATH` decides if it's set, even if nothing is there,
 * because nobody expects another browser then. The headless shell comes first, because it loads a page in half
 * the time.
 *
 * @param {Env} [env]
 * @param {(file: string) => boolean} [isExecutable]
 * @returns {string | undefined} path of the executable
 */
export function findChromium(env = process.env, isExecutable = isExecutableFile) {
  if (env.CHROME_PATH) return isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return findProgram([shell, ...wholeBrowsers], env, isExecutable);
}

/**
 * The same without the headless shell, for what only the browser that readers have can do, such as printing.
 *
 * @param {Env} [env]
 * @param {(file: string) => boolean} [isExecutable]
 */
export function findWholeChromium(env = process.env, isExecutable = isExecutableFile) {
  const isWhole = env.CHROME_PATH && !env.CHROME_PATH.endsWith(shell);
  return isWhole ? findChromium(env, isExecutable) : findProgram(wholeBrowsers, env, isExecutable);
}

/**
 * Finds the first program that this machine has.
 *
 * @param {readonly string[]} programs names to look up in the PATH, or whole paths
 * @param {Env} [env]
 * @param {(file: string) => boolean} [isExecutable]
 */
export function findProgram(programs, env = process.env, isExecutable = isExecutableFile) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

/** @param {string} file */
function isExecutableFile(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
