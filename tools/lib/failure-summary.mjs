// @ts-check
import { lastLines } from './commands.mjs';

/** Of each gate, so that several fit into the last ten lines of a run. */
const mostLines = 3;
const widest = 160;

/** How Vitest names a failed test: `FAIL  |project| path/of.test.ts > title`. */
const failedTest = /^\s*FAIL\s+(?:\|[\w-]+\|\s+)?((\S+\.tsx?).*)$/;

/** Vitest reports an error that no test waited for, and the file that ran then. */
const unhandled = /Unhandled \w+ ⎯+\s*\n(.+)[\s\S]*?originated in "(?:tests\/)?([^"]+)"/;

/**
 * Says in a few lines what failed in a gate, where, and how to run only that.
 *
 * @param {Pick<import('../gates.mjs').Gate, 'name' | 'run' | 'takesTestFile'>} gate
 * @param {string} log the gate's output
 * @returns {readonly string[]}
 */
export function failureLines({ name, run, takesTestFile }, log) {
  const failed = log.split('\n').flatMap((line) => {
    const [, title, file] = failedTest.exec(line) ?? [];
    return title && file ? [{ title, file }] : [];
  });
  const [, error, origin] = unhandled.exec(log) ?? [];
  if (error && origin)
    failed.push({ title: `${origin}, outside its tests: ${error}`, file: origin });
  const titles = [...new Set(failed.map(({ title }) => title))];
  const what =
    titles.length > mostLines
      ? [...titles.slice(0, mostLines - 1), `and ${titles.length - mostLines + 1} more tests`]
      : titles;
  const [first] = failed;
  const command =
    takesTestFile && first
      ? ['npm', ...run.filter((arg) => arg !== '--silent'), first.file].join(' ')
      : `npm run check -- ${name}`;
  return [
    ...(what.length > 0 ? what : lastLines(log, mostLines)).map((line) => shorten(line.trim())),
    `Run only this: ${command}`,
  ];
}

/** @param {string} line */
const shorten = (line) => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line);
