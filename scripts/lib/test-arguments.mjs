// @ts-check
import { StepError } from './step-error.mjs';

const options = ['--no-install', '--quick'];

/**
 * Reads the arguments of `npm test -- [--no-install] [--quick] [gate ...]`.
 *
 * @template {{ readonly name: string, readonly onRequest?: boolean }} G
 * @param {readonly string[]} args
 * @param {readonly G[]} gates
 * @returns {{ install: boolean, quick: boolean, selected: readonly G[] }} `quick`: look only at what changed;
 *   `selected`: in the table's order; when none is named, all but those that run only on request
 * @throws {StepError} for an unknown option or gate
 */
export function readTestArguments(args, gates) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = args.find(
    (arg) => !options.includes(arg) && !gates.some((gate) => gate.name === arg),
  );
  if (unknown) {
    throw new StepError(`There is no gate or option "${unknown}".`, {
      remedy: `Usage: npm test -- ${options.map((option) => `[${option}]`).join(' ')} [${gates.map((gate) => gate.name).join('|')} ...]`,
    });
  }
  return {
    install: !args.includes('--no-install'),
    quick: args.includes('--quick'),
    selected: gates.filter(({ name, onRequest }) =>
      names.length === 0 ? !onRequest : names.includes(name),
    ),
  };
}
