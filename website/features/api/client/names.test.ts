import { describe, expect, it } from 'vitest';
import type { NavigationData, PackageNames } from '../navigation.ts';
import { entryOf, filterNames, groupsOf, nearby } from './names.ts';

const functions = Array.from({ length: 60 }, (_, index) => `f${String(index).padStart(2, '0')}`);
const navigation: NavigationData = {
  name: 'kit',
  path: '/api/kit',
  packages: [['kit', '/api/kit']],
  entries: [
    { specifier: 'kit', path: '/api/kit/index' },
    { specifier: 'kit/sub', path: '/api/kit/sub' },
  ],
};
const names: PackageNames = {
  '/api/kit/index': [
    { id: 'functions', title: 'Functions', names: functions },
    { id: 'interfaces', title: 'Interfaces', names: ['Fields', 'MyF00'] },
  ],
  '/api/kit/sub': [{ id: 'functions', title: 'Functions', names: ['f00'] }],
};

const nearbyAt = (path: string) => nearby(groupsOf(entryOf(navigation, path), names), path);

const textsOf = (groups: ReturnType<typeof filterNames>) =>
  groups.map(({ title, links }) => [title, ...links.map(([name]) => name)]);

describe('entryOf', () => {
  it.each([
    ['/api/kit', 'kit'],
    ['/api/kit/index/functions/f00', 'kit'],
    ['/api/kit/sub', 'kit/sub'],
    ['/api/kit/sub/functions/f00', 'kit/sub'],
  ])('%s belongs to %s', (path, specifier) => {
    expect(entryOf(navigation, path).specifier).toBe(specifier);
  });
});

describe('nearby', () => {
  it('has twelve names before and after', () => {
    const [group] = nearbyAt('/api/kit/index/functions/f30');
    expect(group?.links.map(([name]) => name)).toEqual(functions.slice(18, 43));
  });

  it('ends where the group ends', () => {
    const groups = nearbyAt('/api/kit/index/interfaces/Fields');
    expect(textsOf(groups)).toEqual([['Interfaces', 'Fields', 'MyF00']]);
  });
});

describe('filterNames', () => {
  it('finds names in all entry points, ignoring case, with matching beginnings first', () => {
    expect(textsOf(filterNames(navigation, names, ' F00 '))).toEqual([
      ['kit', 'f00', 'MyF00'],
      ['kit/sub', 'f00'],
    ]);
  });

  it('leads to the pages', () => {
    expect(filterNames(navigation, names, 'fields')[0]?.links).toEqual([
      ['Fields', '/api/kit/index/interfaces/Fields'],
    ]);
  });

  it('finds nothing when no name matches', () => {
    expect(filterNames(navigation, names, 'zzz')).toEqual([]);
  });
});
