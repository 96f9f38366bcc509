import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { interactive } from '../fixture/alive.ts';
import { firstInSight } from '../fixture/layout.ts';
import { holdScripts } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { test } from '../fixture/test.ts';

/** The longest page of the docs. */
const address = '/docs/utils/export';

/** How many of the page's blocks are not drawn. */
const left = (page: Page) =>
  page
    .locator('.theme-doc-markdown > *')
    .evaluateAll(
      (blocks) =>
        blocks.filter(({ firstElementChild: inside }) =>
          inside ? !inside.checkVisibility({ contentVisibilityAuto: true }) : false,
        ).length,
    );

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('what is far below the screen', () => {
  test('is drawn when the reader begins to move', async ({ site }) => {
    const page = await site.newPage({ viewport: viewports.phone });
    await page.goto(site.origin + address);
    await interactive(page);
    expect(await left(page)).toBeGreaterThan(100);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => left(page)).toBe(0);
  });

  test('moves nothing that the reader has gone to', async ({ site }) => {
    const page = await site.newPage();
    await page.goto(site.origin + address);
    await interactive(page);
    await page.evaluate(() => window.scrollTo(0, 20_000));
    const place = await firstInSight(page);
    const top = () => place.evaluate((block) => block.getBoundingClientRect().top);
    const before = await top();
    await expect.poll(() => left(page)).toBe(0);
    // The room of code is known to a pixel.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  test('moves nothing on the first screen', async ({ site }) => {
    const page = await site.newPage();
    await page.goto(site.origin + address);
    const tops = () =>
      page
        .locator('.theme-doc-markdown > *')
        .evaluateAll((blocks) =>
          blocks
            .map((block) => block.getBoundingClientRect().top)
            .filter((top) => top < window.innerHeight),
        );
    const before = await tops();
    await site.hydrated(page);
    expect(await left(page)).toBe(0);
    expect(await tops()).toEqual(before);
  });
});

describe('all is drawn at once', () => {
  test('for a place within the page', async ({ site }) => {
    const page = await site.newPage();
    await page.goto(`${site.origin}${address}#prisma`);
    expect(await left(page)).toBe(0);
    expect(await topOf(page, 'prisma')).toBeLessThan(150);
  });

  test('when a page is loaded again, and stays where it was', async ({ site }) => {
    const page = await site.open(address);
    await page.evaluate(() => window.scrollTo(0, 20_000));
    await page.reload();
    expect(await left(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(20_000);
  });

  test('when the table of contents leads there', async ({ site }) => {
    const page = await site.newPage();
    await page.goto(site.origin + address);
    await interactive(page);
    await page.locator('.table-of-contents a[href="#exports"]').click();
    await expect.poll(() => left(page)).toBe(0);
    await expect.poll(() => topOf(page, 'exports')).toBeLessThan(150);
  });

  test('when a key leads to the end', async ({ site }) => {
    const page = await site.newPage();
    await page.goto(site.origin + address);
    await page.keyboard.press('End');
    expect(await left(page)).toBe(0);
    const footer = page.locator('.footer');
    await expect
      .poll(() => footer.evaluate((it) => it.getBoundingClientRect().bottom - window.innerHeight))
      .toBeLessThan(100);
  });

  test('without JavaScript', async ({ site }) => {
    const page = await site.open(address, { javaScript: false });
    expect(await page.locator('html[data-draw-later]').count()).toBe(0);
  });
});

test('a heading that was chosen before the page came alive stays in place', async ({ site }) => {
  const page = await site.newPage();
  const scripts = await holdScripts(page);
  await page.goto(site.origin + address, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor({ state: 'attached' });
  await page.locator('.table-of-contents a[href="#prisma"]').click();
  await expect.poll(() => topOf(page, 'prisma')).toBeLessThan(150);
  scripts.release();
  await site.hydrated(page);
  expect(await left(page)).toBe(0);
  expect(await topOf(page, 'prisma')).toBeGreaterThanOrEqual(0);
  expect(await topOf(page, 'prisma')).toBeLessThan(150);
});
