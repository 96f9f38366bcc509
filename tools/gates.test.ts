import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gates } from './gates.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(gates)('the gate $name runs a command that exists', ({ run: [command, , ...args] }) => {
  if (command === 'run') {
    expect(scripts).toHaveProperty([args[0] ?? '']);
    return;
  }
  const [, name = '', ...more] = args;
  if (name !== 'node') expect(existsSync(`node_modules/.bin/${name}`)).toBe(true);
  for (const file of more.filter((argument) => /\.m[jt]s$/.test(argument))) {
    expect(existsSync(file)).toBe(true);
  }
});

it('no gate overwrites the log of another gate or of an earlier step', () => {
  const names = [
    'install',
    'chromium',
    'engines-install',
    'build',
    ...gates.map((gate) => gate.name),
  ];
  expect(new Set(names).size).toBe(names.length);
});
