import { expect, it } from 'vitest';
import { readTestArguments } from './test-arguments.mjs';

const gates = [{ name: 'types' }, { name: 'lint' }, { name: 'unit' }];
const read = (...args: string[]) => {
  const { selected, ...rest } = readTestArguments(args, gates);
  return { ...rest, selected: selected.map((gate) => gate.name) };
};

it('installs and runs every gate when there are no arguments', () => {
  expect(read()).toEqual({
    install: true,
    quick: false,
    all: false,
    selected: ['types', 'lint', 'unit'],
  });
});

it('runs the gates that are named, in the order of the table', () => {
  expect(read('unit', '--no-install', 'types')).toEqual({
    install: false,
    quick: false,
    all: false,
    selected: ['types', 'unit'],
  });
});

it('reads the options', () => {
  expect(read('--quick', '--no-install', '--all', 'lint')).toEqual({
    install: false,
    quick: true,
    all: true,
    selected: ['lint'],
  });
});

it.each(['speed', '--fast', '-h'])('rejects %s with a list of gates and options', (arg) => {
  expect(() => read('types', arg)).toThrow(
    expect.objectContaining({
      message: `There is no gate or option "${arg}".`,
      remedy: 'Usage: npm test -- [--no-install] [--quick] [--all] [types|lint|unit ...]',
    }),
  );
});
