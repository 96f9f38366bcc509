// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell loads a page in half the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumRemedy =
  'Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium-headless-shell; macOS: brew install --cask chromium), or set CHROME_PATH to its executable.';

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

/** @param {string} file */
function isExecutableFile(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
