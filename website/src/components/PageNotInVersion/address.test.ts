import { describe, expect, it } from 'vitest';
import { addressInVersion } from './address';

const version = (name: string, ...ids: string[]) => ({
  name,
  label: `v${name}`,
  isLast: name === '7',
  path: `/docs/${name}`,
  mainDocId: 'intro',
  docs: ['intro', ...ids].map((id) => ({ id, path: `/docs/${name}/${id}` })),
  draftIds: [],
});
const v7 = version('7', 'utils/export', 'dnd');
const v5 = version('5', 'api/export');

describe('the address of a page in another version', () => {
  it.each([
    ['the same page', '/docs/5/intro', v7, '/docs/7/intro#a'],
    ['its newer address if it moved', '/docs/5/api/export', v7, '/docs/7/utils/export#a'],
    ['its former address if it moved', '/docs/7/utils/export', v5, '/docs/5/api/export#a'],
    ['the introduction if there is none', '/docs/7/dnd', v5, '/docs/5/intro?missing=/docs/7/dnd'],
  ])('is %s', (_what, path, target, address) => {
    const activeDoc = [...v7.docs, ...v5.docs].find((doc) => doc.path === path);
    expect(addressInVersion(target, { activeDoc }, { search: '', hash: '#a' })).toBe(address);
  });

  it('keeps the query, but forgets another missing page', () => {
    const [activeDoc] = v7.docs;
    const search = '?missing=/docs/5/x&a=b';
    expect(addressInVersion(v5, { activeDoc }, { search, hash: '' })).toBe('/docs/5/intro?a=b');
  });
});
