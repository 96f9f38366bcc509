import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { testOfBuild } from '../fixture/other-build.ts';
import { holdScripts, removeScripts } from '../fixture/scripts.ts';
import { expect } from '../fixture/test.ts';
import { pickVersion, shownVersion } from '../fixture/versions.ts';
import { dialog } from '../search/dialog.ts';

/** A sentence of /markdown-page, by which its code is known. */
const sentence = 'A remark on the side.';

const test = testOfBuild('hash', {
  SITE_ROUTER: 'hash',
  // A reader goes from v6 to v5.
  SITE_VERSIONS: '6,5',
  SITE_API: 'overview',
});

const title = (page: Page) => page.locator('h1');

describe('a site in one file, opened from the disk', () => {
  test('starts at the home page and follows links', async ({ disk }) => {
    const page = await disk.open('');
    await expect(title(page)).toHaveText('React Query Builder');
    await page.locator('.navbar').getByRole('link', { name: 'Demo' }).click();
    await expect(title(page)).toHaveText('Demo');
    expect(page.url()).toMatch(/index\.html#\/demo$/);
  });

  test('opens deep links and switches the version', async ({ disk }) => {
    const page = await disk.open('#/docs/6/intro');
    await expect(shownVersion(page)).toHaveText('v6');
    await pickVersion(page, 'v5');
    await expect(shownVersion(page)).toHaveText('v5');
    expect(page.url()).toMatch(/#\/docs\/5\/intro$/);
  });

  test('scrolls to the heading of a deep link', async ({ disk }) => {
    const page = await disk.open('#/docs/6/intro');
    await page.locator('.table-of-contents a').last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test.for(['#/docs/unknown', '#/docs/%E0%A4%A', '#docs'])(
    'has a page for the unknown %s',
    async (address, { disk }) => {
      const page = await disk.open(address);
      await page.locator('[data-not-found] h1').waitFor();
    },
  );
});

describe('the Markdown of a site in one file', () => {
  test('is not written, and not offered', async ({ build, disk }) => {
    const files = readdirSync(build.folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.md$|llms.*\.txt$/.test(file))).toEqual([]);
    const page = await disk.open('#/docs/6/intro');
    await page.locator('h1').waitFor();
    expect(await page.getByText('Copy page').count()).toBe(0);
    expect(await page.locator('link[type="text/markdown"]').count()).toBe(0);
  });
});

describe('the search of a site in one file', () => {
  test('says that it cannot search', async ({ disk }) => {
    const page = await disk.open('#/docs/6/intro');
    await page.locator('h1').waitFor();
    await page.keyboard.press('/');
    await dialog(page).field.fill('group');
    await page.getByText('a single file without a search index').waitFor();
  });

  test('says so on the search page, too', async ({ disk }) => {
    const page = await disk.open('#/search?q=group');
    await page.getByText('a single file without a search index').waitFor();
  });
});

describe('the code of a page', () => {
  test('that loads slowly shows a spinner after 200 ms', async ({ site }) => {
    const page = await site.newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const { release, asked } = await holdScripts(page, { containing: sentence });
    await site.visit(page, '/#/markdown-page', { ready: 'parsed' });
    await asked;
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await page.clock.runFor(199);
    expect(await spinner.count()).toBe(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return spinner.count();
      })
      .toBe(1);
    release();
    await page.getByText(sentence).waitFor();
    expect(await spinner.count()).toBe(0);
  });

  test('that does not arrive is reported, and Retry requests it again', async ({ site }) => {
    site.expectProblem(/404 .*\/assets\/js\//, 'the code is gone once');
    const page = await site.newPage();
    await removeScripts(page, { containing: sentence, times: 1 });
    const { release } = await holdScripts(page, { containing: sentence });
    await site.visit(page, '/#/markdown-page');
    release();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    await expect(alert).toContainText('ChunkLoadError');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(sentence).waitFor();
    expect(await alert.count()).toBe(0);
  });
});
