// @ts-check
import { StepError } from './step-error.mjs';

/**
 * Reads the arguments of `npm test -- [--no-install] [gate ...]`.
 *
 * @template {{ readonly name: string }} G
 * @param {readonly string[]} args
 * @param {readonly G[]} gates
 * @returns {{ install: boolean, selected: readonly G[] }} `selected`: in the table's order; all when
 *   none is named
 * @throws {StepError} for an unknown option or gate
 */
export function readTestArguments(args, gates) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = args.find(
    (arg) => arg !== '--no-install' && !gates.some((gate) => gate.name === arg),
  );
  if (unknown) {
    throw new StepError(`There is no gate or option "${unknown}".`, {
      remedy: `Use: npm test -- [--no-install] [${gates.map((gate) => gate.name).join('|')} ...]`,
    });
  }
  return {
    install: !args.includes('--no-install'),
    selected: names.length === 0 ? gates : gates.filter((gate) => names.includes(gate.name)),
  };
}
