import { matchPath as original } from 'react-router';
import { expect, it } from 'vitest';
import { matchPath } from './react-router.ts';

const addresses = [
  '/',
  '/docs',
  '/docs/',
  '/Docs',
  '/docs/a',
  '/docs/a.b',
  '/docs/ß',
  '/docs/:id',
  '/docs/a+',
];

it('answers as react-router does', () => {
  for (const path of [...addresses, '*', '/docs/:page?', '/docs/(a|b)']) {
    for (const exact of [true, false, undefined]) {
      for (const strict of [true, false, undefined]) {
        const route = { path, exact, strict };
        const answers = addresses.map((address) => matchPath(address, route));
        expect(answers).toEqual(addresses.map((address) => original(address, route)));
      }
    }
  }
});
