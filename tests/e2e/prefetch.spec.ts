import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { loadedScripts } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

/** Long enough for a prefetch that should not happen to begin. */
const quietMs = 500;

const prefetched = (page: Page) =>
  page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The page's own scripts. The code of its islands comes last, after the application has started. */
async function ownScripts(page: Page) {
  await expect
    .poll(() => loadedScripts(page))
    .toContainEqual(expect.stringContaining('/assets/js/islands.'));
  return await loadedScripts(page);
}

/** What is prefetched once nothing is added any more. */
async function settledPrefetches(page: Page) {
  let files = await prefetched(page);
  for (let before = -1; before !== files.length; ) {
    before = files.length;
    await page.waitForTimeout(quietMs);
    files = await prefetched(page);
  }
  return files;
}

describe('the code of likely next pages', () => {
  test('is fetched ahead for the links in sight, each once', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { connection: { effectiveType: '4g' } });
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(3);
    await page.locator('.footer').scrollIntoViewIfNeeded();
    const files = await settledPrefetches(page);
    for (const file of files) expect(file).toMatch(/^\/(?:assets\/js|pages)\//);
    expect(await page.evaluate("docusaurus.prefetch('/demo')"), 'a second time').toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('.footer').scrollIntoViewIfNeeded();
    expect(await settledPrefetches(page)).toEqual(files);
  });

  test.for([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched ahead with %o',
    async (connection, { site }) => {
      const page = await site.open('/docs/6/intro', { connection });
      const before = await ownScripts(page);
      await page.locator('.navbar').getByRole('link', { name: 'Demo' }).hover();
      await page.waitForTimeout(quietMs);
      expect(await prefetched(page)).toEqual([]);
      expect(await loadedScripts(page)).toEqual(before);
    },
  );

  test('is fetched by requests with credentials where there is no prefetch', async ({ site }) => {
    const page = await site.open('/docs/6/intro', {
      prepare: (page) =>
        page.addInitScript(() => {
          DOMTokenList.prototype.supports = () => false;
          const { send } = XMLHttpRequest.prototype;
          XMLHttpRequest.prototype.send = function (...body) {
            this.addEventListener('load', () => {
              const { responseURL, withCredentials } = this;
              Object.assign(document.body.dataset, { responseURL, withCredentials });
            });
            send.apply(this, body);
          };
        }),
    });
    const request = () => page.evaluate(() => ({ ...document.body.dataset }));
    await expect.poll(request).toMatchObject({
      responseURL: expect.stringMatching(/\/(?:assets\/js|pages)\//),
      withCredentials: 'true',
    });
    expect(await prefetched(page)).toEqual([]);
  });

  test('is loaded when the pointer is over the link', async ({ site }) => {
    const page = await site.open('/docs/6/intro');
    const before = await ownScripts(page);
    await page.locator('.navbar').getByRole('link', { name: 'Demo' }).hover();
    await expect
      .poll(async () => (await loadedScripts(page)).length)
      .toBeGreaterThan(before.length);
  });

  test('causes no error if the network is gone on hover', async ({ site }) => {
    const page = await site.open('/docs/6/intro');
    await page.context().setOffline(true);
    site.expectProblem(/ERR_INTERNET_DISCONNECTED/, 'the network is gone');
    const failed = page.waitForEvent('requestfailed');
    await page.locator('.navbar').getByRole('link', { name: 'API' }).hover();
    await failed;
    await page.waitForTimeout(quietMs);
  });
});
