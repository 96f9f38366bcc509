// @ts-check
import { chromiumRemedy, findChromium, findWholeChromium } from '../find-chromium.mjs';
import { runCommand, runOrThrow } from './commands.mjs';
import { canInstall, installCommand } from './debian.mjs';
import { missingEngines } from './engines.mjs';
import { StepError } from './step-error.mjs';

// Most tests use the headless shell, which older releases of Debian and Ubuntu don't have. The others need the
// whole browser.
const aptInstall = `${installCommand('chromium')} && (apt-get install -y chromium-headless-shell || true)`;

/**
 * Makes sure that there is a browser, and installs Debian's if that needs no password.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string>} path of the browser
 * @throws {StepError} when there is none and none can be installed
 */
export function browserStep(root, progress) {
  return progress.step('chromium', async () => {
    const found = findChromium();
    if (found && findWholeChromium()) return { outcome: found, value: found };
    if (!found && process.env.CHROME_PATH) {
      throw new StepError(`CHROME_PATH is ${process.env.CHROME_PATH}, which isn’t a program.`, {
        remedy: 'Set it to the executable of a Chromium or Chrome, or unset it to search for one.',
      });
    }
    if (!canInstall()) {
      throw new StepError(
        'The browser tests need Chromium or Chrome, and none is installed. The headless shell alone isn’t enough.',
        {
          remedy: chromiumRemedy,
        },
      );
    }
    await runOrThrow(
      root,
      { name: 'chromium', command: 'sh', args: ['-c', aptInstall] },
      { failure: 'Installing Chromium failed', remedy: chromiumRemedy },
    );
    const installed = findChromium();
    if (!installed) {
      throw new StepError('Debian’s Chromium is installed, but isn’t on the PATH.', {
        remedy: chromiumRemedy,
      });
    }
    return { outcome: `installed ${installed}`, value: installed };
  });
}

/**
 * Installs Debian's packages of the engines that are missing, if that needs no password. The run goes on without
 * the others, because a contributor rarely has all of them.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 */
export function enginesStep(root, progress) {
  return progress.step('engines', async () => {
    if (canInstall() && missingEngines().length > 0) {
      const packages = missingEngines().flatMap((engine) => engine.packages);
      const install = installCommand(...packages);
      await runCommand(root, { name: 'engines-install', command: 'sh', args: ['-c', install] });
    }
    const missing = missingEngines().map(({ name }) => name);
    return {
      outcome: missing.length > 0 ? `not installed: ${missing.join(', ')}` : 'all installed',
      value: undefined,
    };
  });
}
