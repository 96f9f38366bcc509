import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdScripts } from '../fixture/scripts.ts';
import { test } from '../fixture/test.ts';

/** Keeps code from being fetched ahead, so that a click has to wait for it. */
const connection = { saveData: true };

const heading = (page: Page) => page.locator('h1').textContent();
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
    const before = await heading(page);
    const { release } = await holdScripts(page);
    await stopTime(page);
    await openDemo(page);
    await page.waitForURL('**/demo');

    await page.clock.runFor(199);
    expect(await progressBar(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await progressBar(page).count()).toBe(1);
    expect(await heading(page)).toBe(before);

    release();
    await expect.poll(() => heading(page)).toBe('Demo');
    await page.clock.runFor(2000);
    expect(await progressBar(page).count()).toBe(0);
  });

  test('no progress bar shows when it arrives in time', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { connection });
    await stopTime(page);
    await openDemo(page);
    await expect.poll(() => heading(page)).toBe('Demo');
    await page.clock.runFor(2000);
    expect(await progressBar(page).count()).toBe(0);
  });
});

test('the flag for hydration is not in the served page', async ({ site }) => {
  const page = await site.open('/', { javaScript: false });
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
});

test('back and forward show the pages as they were', async ({ site }) => {
  const page = await site.open('/docs/6/intro');
  const first = await heading(page);
  await openDemo(page);
  await expect.poll(() => heading(page)).toBe('Demo');
  await page.goBack();
  await expect.poll(() => heading(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => heading(page)).toBe('Demo');
});
