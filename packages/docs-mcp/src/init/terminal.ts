import { once } from 'node:events';
import { cwd, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { assistantsPage } from '../page-groups.ts';
import { pageAt } from '../pages.ts';
import { init } from './init.ts';

/** Asks in the terminal. The end of the input and Ctrl+C mean no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const closed = once(terminal, 'close').then(() => '');
  // Depending on the release of Node.js, a question that is interrupted fails or never ends.
  const answered = terminal.question(question).catch(() => '');
  const answer = await Promise.race([answered, closed]);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/**
 * Runs `init` in the current folder.
 *
 * @param args - The arguments after `init`.
 * @returns The exit code.
 */
export const initInTerminal = (args: readonly string[]): Promise<number> =>
  init(args, {
    root: cwd(),
    page: () => pageAt(assistantsPage).text,
    print: console.log,
    printError: console.error,
    ...(stdin.isTTY && stdout.isTTY && { ask }),
  });
