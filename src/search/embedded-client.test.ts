import { describe, expect, it } from 'vitest';
import { basesOf, splitIntoShards } from '../../plugins/search/shards.ts';
import { embeddedClient } from './embedded-client';
import { facetFilters } from './facets';
import type { SearchHit } from './protocol';
import { manifestPath, type Section } from './types';

const origin = 'https://docs.example.com';

const pageNames = [
  'intro',
  'utils/export',
  'utils/import',
  ...Array.from({ length: 42 }, (_, index) => `tips/tip-${index}`),
];

const pagesOf = (tag: string, base: string): readonly Section[] =>
  pageNames.flatMap((page) => [
    {
      tag,
      url: `${base}/${page}`,
      level: 1,
      trail: ['Documentation', page],
      text: `about ${page}`,
    },
    ...Array.from({ length: 2 }, (_, index) => ({
      tag,
      url: `${base}/${page}#part-${index}`,
      level: 2,
      trail: ['Documentation', page, `Part ${index}`],
      text: index === 0 ? `only in ${tag}` : 'the same in both',
    })),
  ]);

const all = [...pagesOf('docs-default-7', '/docs'), ...pagesOf('docs-default-6', '/docs/6')];

/** The index of two versions, as a server would have it. */
function server() {
  const bases = basesOf(all);
  const shards = splitIntoShards(all, bases);
  const files = new Map<string, unknown>(
    shards.map(({ shard }, index) => [`/assets/search/${index}.json`, shard]),
  );
  files.set(manifestPath, {
    language: 'en',
    bases,
    shards: shards.map(({ tags }, index) => ({ tags, file: `/assets/search/${index}.json` })),
  });
  const asked: string[] = [];
  const client = embeddedClient(origin, async (url) => {
    const path = url.slice(origin.length);
    asked.push(path);
    if (!files.has(path)) throw new Error(`no ${path}`);
    return files.get(path);
  });
  return { client, files, asked };
}

const queryOf = (query: string, ...versions: readonly string[]) => ({
  query,
  facetFilters: facetFilters(
    'en',
    versions.map((version) => `docs-default-${version}`),
  ),
});

/** Addresses of hits, and of the other sections of their pages. */
const urlsOf = (hits: readonly SearchHit[] = []): readonly string[] =>
  hits.flatMap(({ url, others = [] }) => [url, ...urlsOf(others)]);

describe('the embedded client', () => {
  it('answers with the pages of the version asked for, and where they are', async () => {
    const { client } = server();
    const { results } = await client.search({ requests: [queryOf('export', '6')] });
    expect(results[0]?.hits[0]).toMatchObject({
      url: `${origin}/docs/6/utils/export`,
      type: 'lvl1',
      hierarchy: { lvl0: 'Documentation', lvl1: 'utils/export', lvl2: null },
    });
    expect(results[0]?.hits.every(({ url }) => url.startsWith(`${origin}/docs/6/`))).toBe(true);
  });

  it('gives back every section that was split, once per version', async () => {
    const { client } = server();
    for (const versions of [['7'], ['6'], ['7', '6']]) {
      const { results } = await client.search({
        requests: [{ ...queryOf('part', ...versions), hitsPerPage: 1000 }],
      });
      const urls = urlsOf(results[0]?.hits);
      expect(new Set(urls).size).toBe(90 * versions.length);
      expect(urls).toHaveLength(90 * versions.length);
      expect(results[0]?.nbHits).toBe(45 * versions.length);
    }
  });

  it('pages through all hits without a gap, each a page of the site with its other sections', async () => {
    const { client } = server();
    const urls: string[] = [];
    for (let page = 0; page < 3; page++) {
      const { results } = await client.search({ requests: [{ ...queryOf('part', '7'), page }] });
      expect(results[0]).toMatchObject({ nbHits: 45, nbPages: 3, page, hitsPerPage: 20 });
      expect(results[0]?.hits.length).toBeLessThanOrEqual(20);
      urls.push(...urlsOf(results[0]?.hits));
    }
    expect(new Set(urls).size).toBe(90);
  });

  it('loads each file once, and none that the versions do not need', async () => {
    const { client, asked } = server();
    await Promise.all([
      client.prepare(queryOf('', '7').facetFilters),
      client.prepare(queryOf('', '7').facetFilters),
    ]);
    await client.search({ requests: [queryOf('export', '7'), queryOf('import', '7')] });
    expect(new Set(asked).size).toBe(asked.length);
    const before = asked.length;
    await client.search({ requests: [queryOf('export', '7', '6')] });
    expect(asked.length).toBe(before + 1);
  });

  it('has nothing in another language', async () => {
    const { client } = server();
    const { results } = await client.search({
      requests: [{ query: 'export', facetFilters: facetFilters('fr', ['docs-default-7']) }],
    });
    expect(results[0]?.nbHits).toBe(0);
  });

  it('fails with a search error, and recovers when the files are back', async () => {
    const { client, files } = server();
    const manifest = files.get(manifestPath);
    files.delete(manifestPath);
    await expect(client.search({ requests: [queryOf('export', '7')] })).rejects.toMatchObject({
      name: 'SearchError',
    });
    files.set(manifestPath, manifest);
    const { results } = await client.search({ requests: [queryOf('export', '7')] });
    expect(results[0]?.nbHits).toBeGreaterThan(0);
  });
});
