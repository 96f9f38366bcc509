import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: () => ({}) }));

const { parseRecent } = await import('./recent');

it('keeps the sections of this site, and nothing else that storage may contain', () => {
  const line = { url: '/docs/intro#fields', names: ['Documentation', 'Fields'] };
  const others = [
    null,
    7,
    {},
    { ...line, url: 'https://other.example.com' },
    { ...line, url: '//other.example.com' },
    { ...line, url: '/\\other.example.com' },
    { ...line, url: 'javascript:alert(1)' },
    { ...line, names: ['Fields', null] },
    { ...line, names: 'Fields' },
  ];
  expect(parseRecent(JSON.stringify([line, ...others]))).toEqual([line]);
});

it.each(['', '{', 'null', '{}', '"x"'])('has no sections in %j', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});
