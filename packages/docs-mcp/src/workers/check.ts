import type { Environment } from '../../../../website/features/sandbox/frame/language/environment.ts';
import type { SourceText } from '../../../../website/features/sandbox/frame/language/protocol.ts';
import type { CheckAnswer, CheckTask, CodeProblem } from './check-protocol.ts';
import { withCures } from './cures.ts';
import { notesOn } from './notes.ts';

const maxProblems = 30;

/** Type-checks files, and adds what may fix their problems. */
export function check(
  environment: Environment,
  { files, unchecked, release }: CheckTask,
): CheckAnswer {
  const modules: SourceText = {
    // A name that no file of a caller can have.
    name: 'unchecked..d.ts',
    code: unchecked.map((name) => `declare module ${JSON.stringify(name)};`).join('\n'),
  };
  // The comment that turns checks off would make any code right; the positions stay the same.
  const checked = files.map(({ name, code }) => ({
    name,
    code: code.replaceAll('@ts-nocheck', ' ts-nocheck'),
  }));
  environment.update([modules, ...checked]);
  const problems = checked.flatMap((file) => problemsIn(environment, file, release));
  return {
    problems: problems.slice(0, maxProblems),
    notes: notesOn(checked, problems, release),
  };
}

function problemsIn(
  environment: Environment,
  { name, code }: SourceText,
  release: string,
): readonly CodeProblem[] {
  const marked = environment
    .check(name)
    .filter(({ from, to, code: number }) => !isOwnFile(number, code.slice(from, to)))
    .map(({ from, to, code: number, message, advice, page }) => {
      const before = code.slice(0, from).split('\n');
      return {
        file: name,
        from,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        code: number,
        message: message.slice(0, 2000),
        at: code.slice(from, Math.min(to, from + 200)),
        ...(advice !== undefined && { advice }),
        ...(page !== undefined && { page }),
      };
    });
  return withCures(marked, code, release);
}

/** Whether a message says that a file of the caller's project is missing, which it is here. */
const isOwnFile = (number: number, at: string): boolean =>
  (number === 2307 || number === 2882) && /^['"]\.{0,2}\//.test(at);
