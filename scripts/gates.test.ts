import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gates } from './gates.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(gates)('the gate $name runs what is there', ({ run: [command, ...args] }) => {
  const [name = '', ...more] = args.slice(args.indexOf('--') - (command === 'run' ? 1 : -1));
  const file = more.find((argument) => argument.startsWith('scripts/'));
  if (command === 'run') expect(scripts).toHaveProperty([name]);
  else if (name !== 'node') expect(existsSync(`node_modules/.bin/${name}`)).toBe(true);
  if (file) expect(existsSync(file)).toBe(true);
});

it('no gate writes over the log of another or of a step before the gates', () => {
  const names = [
    'install',
    'chromium',
    'engines-install',
    'build',
    ...gates.map((gate) => gate.name),
  ];
  expect(new Set(names).size).toBe(names.length);
});
