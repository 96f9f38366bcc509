import { expect, it } from 'vitest';
import { keyOf } from '../../page-file.ts';
import { parseGenerated } from './generated.ts';

const texts = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: '{}',
  registry: 'export default {};',
  globalData: '{}',
};

it('reads the files that Docusaurus generates', () => {
  expect(parseGenerated(texts).routes).toEqual([{ path: '*', component: ['*'] }]);
});

it.each([
  ['routes', 'export default []'],
  ['registry', 'export default { a: () => import("a") }'],
])('rejects %s in another format, and says how to build in the meantime', (name, other) => {
  expect(() => parseGenerated({ ...texts, [name]: other })).toThrow(/SITE_STOCK=true/);
});

it.each([
  '/docs/Intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
  '/docs/intro?a=b#c',
])('treats %s as the same page, like the router does', (address) => {
  expect(keyOf(address)).toBe('/docs/intro');
});
