import { expect, it } from 'vitest';
import type { BuiltSite } from './check.ts';
import { reportLinks } from './report.ts';

const site: BuiltSite = {
  origin: 'https://x.test',
  has: () => false,
  links: new Map([
    ['/a.html', { references: [{ use: 'link', address: '/' }], anchors: new Set(), faults: [] }],
  ]),
};

it('says what was checked', () => {
  expect(reportLinks(site, [])).toBe('1 files, 1 links and assets, 0 problems');
});

it('names the first files of a problem and counts the others', () => {
  const problems = ['/a', '/b', '/c', '/d', '/e'].map((file) => ({
    file,
    address: '/gone',
    reason: 'leads to nothing',
  }));
  expect(reportLinks(site, problems).split('\n').slice(0, 4)).toEqual([
    '✗ /a: /gone: leads to nothing',
    '✗ /b: /gone: leads to nothing',
    '✗ /c: /gone: leads to nothing',
    '  and in 2 more files',
  ]);
});
