import { expect, it } from 'vitest';
import { redirects } from './redirects.ts';

it('redirects from a page’s former address in each version that has the page at the new one', () => {
  const versions = [
    { name: '9', path: '/docs' },
    { name: '5', path: '/docs/5' },
  ];
  const hasPage = (version: string, page: string) =>
    version === '9' && ['utils/export', 'packages'].includes(page);
  const found = redirects(versions, hasPage);
  expect(found).toEqual([
    { from: '/react-querybuilder', to: '/demo' },
    { from: '/api/changes', to: '/releases' },
    ...['3-to-4', '4-to-5', '5-to-6', '6-to-7', '7-to-8'].map((step) => ({
      from: `/api/changes/${step}`,
      to: `/upgrade/${step}`,
    })),
    { from: '/demo/prime', to: '/demo' },
    { from: '/demo/rules-engine', to: '/demo' },
    { from: '/docs', to: '/docs/intro' },
    { from: '/docs/changelog', to: '/releases' },
    { from: '/docs/api/export', to: '/docs/utils/export' },
    { from: '/docs/expr', to: '/docs/packages' },
    { from: '/docs/rules-engine', to: '/docs/packages' },
    { from: '/docs/5', to: '/docs/5/intro' },
    { from: '/docs/5/changelog', to: '/releases' },
  ]);
});
