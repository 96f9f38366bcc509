import { describe, expect, it } from 'vitest';
import { bases, splitIntoShards } from '../build/shards.ts';
import type { Hit } from './client';
import { embeddedClient } from './embedded-client';
import { manifestPath, type Section } from './types';

const pageNames = [
  'intro',
  'utils/export',
  'utils/import',
  ...Array.from({ length: 42 }, (_, index) => `tips/tip-${index}`),
];

const pagesOf = (tag: string): readonly Section[] =>
  pageNames.flatMap((page) => [
    {
      tag,
      url: `${bases[tag]}/${page}`,
      level: 1,
      trail: ['Documentation', page],
      text: `about ${page}`,
    },
    ...Array.from({ length: 2 }, (_, index) => ({
      tag,
      url: `${bases[tag]}/${page}#part-${index}`,
      level: 2,
      trail: ['Documentation', page, `Part ${index}`],
      text: index === 0 ? `only in ${tag}` : 'the same in both',
    })),
  ]);

const all = [...pagesOf('docs-default-7'), ...pagesOf('docs-default-6')];

/** The index of two versions, as a server would have it. */
function server() {
  const shards = splitIntoShards(all);
  const files = new Map<string, unknown>(
    shards.map(({ shard }, index) => [`/assets/search/${index}.json`, shard]),
  );
  files.set(manifestPath, {
    bases,
    shards: shards.map(({ tags }, index) => ({ tags, file: `/assets/search/${index}.json` })),
  });
  const asked: string[] = [];
  const client = embeddedClient(async (path) => {
    asked.push(path);
    if (!files.has(path)) throw new Error(`no ${path}`);
    return files.get(path);
  });
  return { client, files, asked };
}

const tagsOf = (...versions: readonly string[]) =>
  versions.map((version) => `docs-default-${version}`);

const requestOf = (query: string, ...versions: readonly string[]) => ({
  query,
  tags: tagsOf(...versions),
  page: 0,
});

/** Addresses of hits, and of the other sections of their pages. */
const urlsOf = (hits: readonly Hit[] = []): readonly string[] =>
  hits.flatMap(({ url, others = [] }) => [url, ...urlsOf(others)]);

describe('the embedded client', () => {
  it('answers with the pages of the version asked for, and where they are', async () => {
    const { client } = server();
    const { hits } = await client.search(requestOf('export', '6'));
    expect(hits[0]).toMatchObject({
      url: '/docs/6/utils/export',
      names: ['Documentation', 'utils/<mark>export</mark>'],
      snippet: 'about utils/<mark>export</mark>',
    });
    expect(hits.every(({ url }) => url.startsWith('/docs/6/'))).toBe(true);
  });

  it('gives back every section that was split, once per version', async () => {
    const { client } = server();
    for (const versions of [['7'], ['6'], ['7', '6']]) {
      const urls: string[] = [];
      for (let page = 0; page < 3 * versions.length; page++) {
        const { hits, count } = await client.search({ ...requestOf('part', ...versions), page });
        expect(count).toBe(45 * versions.length);
        urls.push(...urlsOf(hits));
      }
      expect(new Set(urls).size).toBe(90 * versions.length);
      expect(urls).toHaveLength(90 * versions.length);
    }
  });

  it('puts 20 hits on a page of results, each a page of the site', async () => {
    const { client } = server();
    const lengths = [0, 1, 2].map(async (page) => {
      const { hits, pages } = await client.search({ ...requestOf('part', '7'), page });
      expect(pages).toBe(3);
      return hits.length;
    });
    expect(await Promise.all(lengths)).toEqual([20, 20, 5]);
  });

  it('loads each file once, and none that the versions do not need', async () => {
    const { client, asked } = server();
    client.prepare(tagsOf('7'));
    client.prepare(tagsOf('7'));
    await Promise.all(['export', 'import'].map((word) => client.search(requestOf(word, '7'))));
    expect(new Set(asked).size).toBe(asked.length);
    const before = asked.length;
    await client.search(requestOf('export', '7', '6'));
    expect(asked.length).toBe(before + 1);
  });

  it('fails with the error of a file, and recovers when the files are back', async () => {
    const { client, files } = server();
    const manifest = files.get(manifestPath);
    files.delete(manifestPath);
    await expect(client.search(requestOf('export', '7'))).rejects.toThrow(`no ${manifestPath}`);
    files.set(manifestPath, manifest);
    const { count } = await client.search(requestOf('export', '7'));
    expect(count).toBeGreaterThan(0);
  });
});
