import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test.for([
  ['add', ['add']],
  ['useControlledOrUncontrolled', ['use', 'Controlled', 'Or', 'Uncontrolled']],
  ['parseSQL', ['parse', 'SQL']],
  ['SQLPreset', ['SQL', 'Preset']],
  ['@react-querybuilder/datetime/date-fns', ['@react-querybuilder/', 'datetime/', 'date-fns']],
  ['controlElements.rule', ['control', 'Elements.', 'rule']],
  ['', ['']],
] as const)('%s', ([name, parts]) => {
  expect(partsOf(name)).toEqual(parts);
});
