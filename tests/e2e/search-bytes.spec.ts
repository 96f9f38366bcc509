import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildFolder } from '../fixture/paths.ts';
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
  const asked = new Set<string>();
  const page = await site.open('/docs/intro', {
    prepare: async (tab) => {
      tab.on('request', (request) => {
        if (isOfSearch(request.url())) asked.add(new URL(request.url()).pathname);
      });
    },
  });
  /** Of files that weren't counted before. */
  const bytes = (files = /./) => {
    const paths = [...asked].filter((path) => files.test(path));
    for (const path of paths) asked.delete(path);
    return paths
      .map((path) => brotliCompressSync(readFileSync(join(buildFolder, path))).length)
      .reduce((sum, size) => sum + size, 0);
  };
  expect(bytes()).toBe(0);
  await askAndWait(page, 'showCloneButtons');
  const own = bytes(/search-dialog/);
  console.log(`dialog: ${own} bytes`);
  expect(own).toBeGreaterThan(KB);
  expect(own).toBeLessThanOrEqual(dialogFiles);
  const first = bytes();
  console.log(`first query: ${first} bytes`);
  expect(first).toBeGreaterThan(50 * KB);
  expect(first).toBeLessThanOrEqual(firstQuery);
  for (const query of ['export', 'formatQuery mongodb', 'limit groups']) {
    await askAndWait(page, query);
    expect(bytes(), query).toBe(0);
  }
  for (const [name, folder] of [
    ['Next', 'next'],
    ['v6', '6'],
    ['v5', '5'],
    ['v4', '4'],
    ['v3', '3'],
  ] as const) {
    await dialog(page).scope.selectOption({ label: name });
    await dialog(page).list.locator(`[href^="/docs/${folder}/"]`).first().waitFor();
    const more = bytes();
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
