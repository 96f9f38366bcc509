import { expect, it } from 'vitest';
import { utilityNames } from '../../console-names.ts';
import { load } from './utilities.ts';

it.each(utilityNames)('%s comes with the installed library', async (name) => {
  expect(typeof (await load[name]())).toBe('function');
});
