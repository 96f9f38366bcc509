import { expect, it } from 'vitest';
import { readTestArguments } from './test-arguments.mjs';

const gates = [{ name: 'types' }, { name: 'lint' }, { name: 'unit' }];
const read = (...args: string[]) => {
  const { install, selected } = readTestArguments(args, gates);
  return { install, selected: selected.map((gate) => gate.name) };
};

it('installs and runs every gate when nothing is said', () => {
  expect(read()).toEqual({ install: true, selected: ['types', 'lint', 'unit'] });
});

it('runs the gates that are named, in the order of the table', () => {
  expect(read('unit', '--no-install', 'types')).toEqual({
    install: false,
    selected: ['types', 'unit'],
  });
});

it.each(['speed', '--fast', '-h'])('refuses %s with the list of what there is', (arg) => {
  expect(() => read('types', arg)).toThrow(
    expect.objectContaining({
      message: `There is no gate or option "${arg}".`,
      remedy: 'Use: npm test -- [--no-install] [types|lint|unit ...]',
    }),
  );
});
