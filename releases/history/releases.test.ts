import { describe, expect, it } from 'vitest';
import { chooseReleases, labelOf } from './releases.ts';

describe('chooseReleases', () => {
  it('takes the newest patch of each minor, oldest first', () => {
    const published = ['8.10.0', '8.9.2', '7.0.1', '8.9.10', '3.12.1', '4.0.0-beta.8', '3.11.1'];
    expect(chooseReleases(published)).toEqual(['3.12.1', '7.0.1', '8.9.10', '8.10.0']);
  });
});

describe('labelOf', () => {
  it.each([
    [undefined, '3.12.1', '3'],
    ['8.13.0', '8.14.2', '8.14'],
    ['8.20.2', '8.22.5', '8.22'],
    ['7.7.1', '8.0.0', '8'],
    ['6.5.5', '7.0.2', '7'],
  ])('a change between %s and %s came in %s', (before, after, label) => {
    expect(labelOf(before, after)).toBe(label);
  });
});
