import { expect, it } from 'vitest';
import { targetsNamed } from '../releases/targets.ts';
import type { WorkUnit } from './outcome.ts';
import { checkTypes } from './types.ts';

const unit: WorkUnit = {
  id: 'unit',
  folder: 'unit',
  file: 'fence-1.ts',
  code: "import type { Field } from 'react-querybuilder';\n\nexport const field: Field = { nme: 1 };",
  siblings: {},
  entry: true,
};

it("stops when a release's types have become any, as 7.7.1's do without type-fest", () => {
  const [target] = targetsNamed('7.7.1');
  if (!target) throw new Error('There is no target.');
  const aliases = { ...target.aliases, 'type-fest': 'not-installed' };
  expect(() => checkTypes({ target: { ...target, aliases }, units: [unit] })).toThrow(
    'The types of react-querybuilder 7.7.1 are incomplete',
  );
  expect(checkTypes({ target, units: [unit] }).get('unit')?.problems).toHaveLength(1);
}, 60_000);
