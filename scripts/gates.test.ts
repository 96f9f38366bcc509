import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gates } from './gates.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(gates)('the gate $name has the npm script $script', ({ script }) => {
  expect(scripts).toHaveProperty([script]);
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
