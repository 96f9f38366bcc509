import { describe, expect, it } from 'vitest';
import { storedChanges } from '../../../../../releases/history/stored.ts';
import { createCatalogue } from '../model/catalogue.ts';
import { releasePages, sumOf } from './pages.ts';
import { majorSummaries } from './summaries.ts';

const { overview, pages } = releasePages(
  storedChanges,
  majorSummaries,
  createCatalogue([]),
  (major) => `/docs/${major}`,
);
const pageAt = (path: string) => pages.find((page) => page.path === path);
const namesOn = (path: string, list: string) =>
  pageAt(path)
    ?.lists.find(({ id }) => id === list)
    ?.groups.flatMap(({ of, names }) => names.map(([name]) => (of ? `${of}.${name}` : name)));

const nothing = { added: [], removed: [], types: {}, defaults: {}, packages: {} };

describe('release pages', () => {
  it('describe each minor since 4.0', () => {
    expect(namesOn('/releases/8.24', 'exports-added')).toContain('ungroup');
    expect(namesOn('/releases/8.24', 'members-added')).toContain(
      'QueryBuilderProps.showUngroupButtons',
    );
    expect(namesOn('/releases/4.2', 'exports-removed')).toContain('findRule');
    expect(pageAt('/releases/8.8')?.changes.map(({ id }) => id)).toContain('types');
    expect(pageAt('/releases/7.1')?.changes).toContainEqual({
      id: 'packages',
      title: 'Required packages changed',
      rows: [{ name: ['react'], before: 'peer >=16.8.0', after: 'peer >=18' }],
    });
  });

  it('have a summary and a guide where a major begins', () => {
    const first = pageAt('/releases/8.0');
    expect(first?.summary).toBe(majorSummaries[8]);
    expect(first?.more.map(([, path]) => path)).toEqual([
      '/docs/8',
      '/upgrade/7-to-8',
      '/releases/since-8.0',
    ]);
    expect(pageAt('/releases/8.1')?.summary).toBeUndefined();
  });

  it('sum up what is new since a release', () => {
    expect(namesOn('/releases/since-8.23', 'members-added')).toEqual(
      namesOn('/releases/8.24', 'members-added'),
    );
    expect(namesOn('/releases/since-6.5', 'members-added')).toContain(
      'QueryBuilderProps.maxLevels',
    );
    expect(pageAt('/releases/since-6.5')?.more.map(([, path]) => path)).toEqual([
      '/upgrade/6-to-7',
      '/upgrade/7-to-8',
    ]);
    expect(pageAt('/releases/since-8.24')).toBeUndefined();
  });

  it('are all on the overview, and link only to each other', () => {
    const linked = [
      ...overview.majors.flatMap(({ releases }) => releases.map(({ link }) => link[1])),
      ...overview.since.map(([, path]) => path),
    ];
    expect(linked.sort()).toEqual(pages.map(({ path }) => path).sort());
    expect(overview.majors.map(({ major }) => major)).toEqual(
      Object.keys(majorSummaries).reverse(),
    );
    expect(overview.majors.every(({ summary }) => summary.length > 100)).toBe(true);
  });
});

describe('sumOf', () => {
  it('leaves out what came and went in between', () => {
    const sum = sumOf([
      { ...nothing, added: ['A', 'B'], removed: ['old'] },
      { ...nothing, added: ['old'], removed: ['A'] },
    ]);
    expect(sum).toEqual({ ...nothing, added: ['B'] });
  });

  it('keeps the first value before and the last one after', () => {
    const sum = sumOf([
      { ...nothing, types: { x: ['1', '2'], y: ['1', '2'] } },
      { ...nothing, types: { x: ['2', '3'], y: ['2', '1'] } },
    ]);
    expect(sum.types).toEqual({ x: ['1', '3'] });
  });
});
