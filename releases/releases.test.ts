import { describe, expect, it } from 'vitest';
import { compareReleases, onePerMajor } from './releases.ts';

describe('compareReleases', () => {
  it.each([
    ['8', '8.0.0', 0],
    ['8.9', '8.10.0', -1],
    ['8.14.2', '8.14', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareReleases(a, b))).toBe(sign);
  });
});

it('keeps the last release of each major', () => {
  // In the order of the versions: Next, the latest version with an older major, and an older version.
  expect(onePerMajor(['8.25.0', '8.24.1', '7.7.1', '6.5.5'])).toEqual(['6.5.5', '7.7.1', '8.24.1']);
});
