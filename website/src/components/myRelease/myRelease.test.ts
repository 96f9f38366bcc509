import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: () => ({}) }));

const { nearestOlder, readRelease } = await import('./myRelease.ts');

it('reads releases, and minors as their newest patch', () => {
  expect(readRelease('8.6.0')).toEqual({ release: '8.6.0' });
  expect(readRelease(' v8.6 ')).toEqual({ release: '8.6.1' });
});

it('reads releases that we couldn’t install', () => {
  expect(readRelease('8.21.2')).toEqual({ release: '8.21.2' });
  expect(readRelease('6.0')).toEqual({ release: '6.0.0' });
});

it.each([
  ['8.60.0', 'We don’t know a release 8.60.0. The newest one is 8.24.1.'],
  ['99.0', 'We don’t know a release 99.0. The newest one is 8.24.1.'],
  ['2.9.0', 'We don’t know a release 2.9.0.'],
  ['8.6.9', 'The newest one of 8.6 is 8.6.1.'],
  ['banana', '“banana” isn’t a release.'],
  ['', '“” isn’t a release.'],
  ['8', '“8” isn’t a release.'],
  ['<img src=x onerror=alert(1)>', '“<img src=x onerror=a…” isn’t a release.'],
])('says what is wrong with %j', (text, problem) => {
  expect(readRelease(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it('finds the nearest older release', () => {
  const releases = ['8.24.1', '7.7.1', '3.12.1'];
  expect(nearestOlder('8.6.0', releases)).toBe('7.7.1');
  expect(nearestOlder('7.7.1', releases)).toBe('7.7.1');
  expect(nearestOlder('3.1.0', releases)).toBe('3.12.1');
});
