import { expect, it } from 'vitest';
import { addressInVersion } from './address';

it('keeps the query of a page that another version has too, but forgets a missing page', () => {
  const docs = [{ id: 'intro', path: '/docs/5/intro' }];
  const rest = { isLast: false, path: '/docs/5', mainDocId: 'intro', draftIds: [] };
  const version = { name: '5', label: 'v5', docs, ...rest };
  const activeDoc = { id: 'intro', path: '/docs/7/intro' };
  const search = '?missing=/docs/5/x&a=b';
  expect(addressInVersion(version, { activeDoc }, { search, hash: '' })).toBe('/docs/5/intro?a=b');
});
