import { expect, it } from 'vitest';
import { gates } from './gates.mjs';

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
