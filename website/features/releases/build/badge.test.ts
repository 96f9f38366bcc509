import { describe, expect, it } from 'vitest';
import { type DocsVersion, versionByName } from '../../../../releases/versions.ts';
import { badgeOf, pageReleasesOf } from './badge.ts';

const latest = versionByName('7');
const releases = (name: string) => pageReleasesOf(versionByName(name), latest);

describe('pageReleasesOf', () => {
  it.each([
    ['7', { newest: '8.24.1', oldest: '7.7.1' }],
    ['current', { newest: versionByName('current').library, oldest: '7.7.1' }],
    ['6', { newest: '6.5.5', oldest: '6' }],
  ])('%s', (name, expected) => {
    expect(releases(name)).toEqual(expected);
  });

  it('takes the oldest of several releases', () => {
    const version: DocsVersion = { ...latest, alsoServes: ['7.10.0', '7.7.1'] };
    expect(pageReleasesOf(version, latest).oldest).toBe('7.7.1');
  });
});

describe('badgeOf', () => {
  const history = { a: '8', b: '8.14', c: '7', d: '6.4', e: '6', f: '4-4.4 6', g: '7.7', h: '3-4' };

  it.each([
    ['a', '7', '8'],
    ['b', '7', '8.14'],
    ['b', 'current', '8.14'],
    ['c', '7', undefined],
    ['g', '7', undefined],
    ['d', '6', '6.4'],
    ['e', '6', undefined],
    ['f', '6', undefined],
    ['d', '7', undefined],
  ])('%s on the pages of %s: %s', (key, version, badge) => {
    expect(badgeOf(history, key, releases(version))).toBe(badge);
  });

  it('rejects a name that no release has', () => {
    expect(() => badgeOf(history, 'x', releases('7'))).toThrow('no release has "x"');
    expect(() => badgeOf(history, 'toString', releases('7'))).toThrow('no release has "toString"');
  });

  it('rejects a name that the release of the page lacks', () => {
    expect(() => badgeOf(history, 'a', releases('6'))).toThrow('6.5.5 has no "a"');
    expect(() => badgeOf(history, 'h', releases('6'))).toThrow('only releases 3-4');
  });
});
