// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// It loads a page in half the time, but it isn't a browser that readers have: it never connects to a host ahead.
const shell = 'chromium-headless-shell';

const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumRemedy =
  'Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium chromium-headless-shell; macOS: brew install --cask chromium), or set CHROME_PATH to its executable.';

/**
 * Finds a Chromium or Chrome on this machine. `CHROME_PATH` decides if it's set, even if nothing is there,
 * because nobody expects another browser then.
 *
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {(file: string) => boolean} [isExecutable]
 * @returns {string | undefined} path of the executable
 */
export function findChromium(env = process.env, isExecutable = isExecutableFile) {
  if (env.CHROME_PATH) return isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...applications].find(isExecutable);
}

/**
 * Finds a Chromium or Chrome that readers have, for tests of what the headless shell doesn't do. `CHROME_PATH`
 * decides unless it names the shell.
 *
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {(file: string) => boolean} [isExecutable]
 * @returns {string | undefined} path of the executable
 */
export function findWholeChromium(env = process.env, isExecutable = isExecutableFile) {
  const { CHROME_PATH: chosen, ...rest } = env;
  return findChromium(
    chosen?.endsWith(shell) ? rest : env,
    (file) => !file.endsWith(shell) && isExecutable(file),
  );
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
