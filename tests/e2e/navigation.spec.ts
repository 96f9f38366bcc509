import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { runFirstExample } from '../fixture/live-examples.ts';
import { holdScripts } from '../fixture/scripts.ts';
import type { Site } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** Keeps code from being fetched ahead, so that a click has to wait for it. */
const connection = { saveData: true };

const heading = (page: Page) => page.locator('h1');
const progressBar = (page: Page) => page.locator('#nprogress');
const openDemo = (page: Page) =>
  page.locator('.navbar').getByRole('link', { name: 'Demo' }).click();

/** From now on the page's time passes only when the test says so. */
async function stopTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

describe('while the code of the next page is on its way', () => {
  test('the old page stays, and after 200 ms a progress bar shows', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { connection });
    const before = (await heading(page).textContent()) ?? '';
    const { release } = await holdScripts(page);
    await stopTime(page);
    await openDemo(page);
    await page.waitForURL('**/demo');

    await page.clock.runFor(199);
    expect(await progressBar(page).count()).toBe(0);
    await page.clock.runFor(1);
    await expect(progressBar(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText(before);

    release();
    await expect(heading(page)).toHaveText('Demo');
    await page.clock.runFor(2000);
    expect(await progressBar(page).count()).toBe(0);
  });

  test('no progress bar shows when it arrives in time', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { connection });
    await stopTime(page);
    await openDemo(page);
    await expect(heading(page)).toHaveText('Demo');
    await page.clock.runFor(2000);
    expect(await progressBar(page).count()).toBe(0);
  });
});

describe('links in the text of a page', () => {
  const server = '/docs/tips/server-queries';
  const openExport = async (site: Site) => {
    const page = await site.open('/docs/utils/export');
    await runFirstExample(page);
    return page;
  };

  test('open in a new tab when the reader asks for it', async ({ site }) => {
    const page = await openExport(site);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator(`.markdown p a[href="${server}"]`)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**${server}`);
    await expect(heading(page)).toHaveText('Export');
  });

  test('lead to places on the same page', async ({ site }) => {
    const page = await openExport(site);
    await page.locator('.markdown td a[href="#escaping-in-text-formats"]').first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#escaping-in-text-formats');
    const target = page.locator('#escaping-in-text-formats');
    await expect
      .poll(() => target.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
  });
});

test('the flag for hydration is not in the served page', async ({ site }) => {
  const page = await site.open('/', { javaScript: false });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});
