// @ts-check
import { fileURLToPath } from 'node:url';
import { stopAll } from './commands.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs the body of a command. An error is printed and sets the exit code to 1; it and Ctrl-C stop what the
 * command started.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @param {() => Promise<void>} body
 */
export async function main(progress, body) {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      stopAll();
      progress.line('\nStopped.');
      process.exit(code);
    });
  }
  try {
    await body();
  } catch (error) {
    stopAll();
    progress.failure(error);
    process.exitCode = 1;
  }
}
