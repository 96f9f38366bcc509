import { expect, it } from 'vitest';
import { redirects } from './redirects.ts';

it('redirects from a page’s former address in each version that has the page at the new one', () => {
  const versions = [
    { name: '9', path: '/docs' },
    { name: '5', path: '/docs/5' },
  ];
  const found = redirects(versions, (name, page) => name === '9' && page === 'utils/export');
  expect(found).toContainEqual({ from: '/docs/api/export', to: '/docs/utils/export' });
  expect(found.filter(({ from }) => /^\/docs\/5\/(?!changelog)/.test(from))).toEqual([]);
});
