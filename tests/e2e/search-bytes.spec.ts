import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from '../fixture/test.ts';
import { ask, dialog, isOfSearch } from '../search/dialog.ts';

/** 1 KB here is 1024 bytes. */
const KB = 1024;

/** What a first query loads of the index, after brotli at its best quality. */
const firstQuery = 160 * KB;

/** What the dialog itself loads. */
const dialogFiles = 12 * KB;

/** What a later query may load, one in other versions included. */
const laterQuery = 60 * KB;

test('the first query loads 160 KB at most, a later one 60 KB, and the dialog 12 KB', async ({
  site,
}) => {
  const loaded = new Map<string, Promise<number>>();
  const page = await site.open('/docs/intro', {
    prepare: async (tab) => {
      tab.on('response', (response) => {
        if (isOfSearch(response.url())) {
          loaded.set(
            response.url(),
            response.body().then((body) => brotliCompressSync(body).length),
          );
        }
      });
    },
  });
  const bytes = async (files = /./) => {
    const urls = [...loaded.keys()].filter((url) => files.test(url));
    const sizes = await Promise.all(urls.map((url) => loaded.get(url) ?? 0));
    for (const url of urls) loaded.delete(url);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await bytes()).toBe(0);
  await askAndWait(page, 'showCloneButtons');
  const own = await bytes(/search-dialog/);
  console.log(`dialog: ${own} bytes`);
  expect(own).toBeGreaterThan(KB);
  expect(own).toBeLessThanOrEqual(dialogFiles);
  const first = await bytes();
  console.log(`first query: ${first} bytes`);
  expect(first).toBeGreaterThan(50 * KB);
  expect(first).toBeLessThanOrEqual(firstQuery);
  for (const query of ['export', 'formatQuery mongodb', 'limit groups']) {
    await askAndWait(page, query);
    expect(await bytes(), query).toBe(0);
  }
  for (const name of ['Next', 'v6', 'v5', 'v4', 'v3']) {
    await dialog(page).scope.selectOption({ label: name });
    await dialog(page).hits.filter({ hasText: name }).first().waitFor();
    const more = await bytes();
    console.log(`${name}: ${more} bytes`);
    expect(more, name).toBeLessThanOrEqual(laterQuery);
  }
});

async function askAndWait(page: Page, query: string): Promise<void> {
  const { hits } = dialog(page);
  // Hits of the query before would answer for this one.
  await ask(page, '');
  await expect(hits).toHaveCount(0);
  await ask(page, query);
  await hits.first().waitFor();
}
