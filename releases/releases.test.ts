import { describe, expect, it } from 'vitest';
import { compareReleases } from './releases.ts';

describe('compareReleases', () => {
  it.each([
    ['8', '8.0.0', 0],
    ['8.9', '8.10.0', -1],
    ['8.14.2', '8.14', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareReleases(a, b))).toBe(sign);
  });
});
