// @ts-check
import { StepError } from './step-error.mjs';

const options = ['--no-install', '--quick', '--all'];

/**
 * Reads the arguments of `npm test -- [--no-install] [--quick] [--all] [gate ...]`.
 *
 * @template {{ readonly name: string }} G
 * @param {readonly string[]} args
 * @param {readonly G[]} gates
 * @returns {{ install: boolean, quick: boolean, all: boolean, selected: readonly G[] }} `quick`: look only at
 *   what changed; `all`: also repeat what was proved before; `selected`: in the table's order, all when none is named
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
    all: args.includes('--all'),
    selected: names.length === 0 ? gates : gates.filter((gate) => names.includes(gate.name)),
  };
}
