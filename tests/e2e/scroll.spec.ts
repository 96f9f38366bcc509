import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { firstInSight } from '../fixture/layout.ts';
import { expect, test } from '../fixture/test.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Ends when the page has heard of it: browsers tell of two scrolls within one frame once. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    const heard = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo(0, top);
    return heard.then(() => undefined);
  }, y);

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Changes the address as a link of the application does, also to where no link leads. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

describe('after a change of the address', () => {
  test('a new query string doesn’t scroll the page', async ({ site }) => {
    const page = await site.open('/docs/6/intro');
    await scrollTo(page, 700);
    await go(page, '/docs/6/intro?a=b');
    // The version menu carries the query, so it shows when the application has followed.
    await page.waitForSelector('.dropdown__link[href$="?a=b"]', { state: 'attached' });
    expect(await scrollY(page)).toBe(700);
  });

  test('a damaged hash does no harm, and the version menu keeps it', async ({ site }) => {
    const page = await site.open('/docs/6/intro#%E0%A4%A');
    await page
      .locator('.navbar .dropdown__link', { hasText: 'v5' })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/docs/5/intro#%25E0%25A4%25A');
    await expect(page.locator('h1')).toHaveText('Getting started');
  });
});

test('Back finds the place in hits that take seconds to load', async ({ site }) => {
  const page = await site.open('/search?q=combinator');
  await page.locator('main ol li').nth(15).waitFor();
  await scrollTo(page, 600);
  await page.evaluate(() => {
    const hits = [...document.querySelectorAll<HTMLAnchorElement>('main ol li > a')];
    hits.find((hit) => hit.getBoundingClientRect().top > innerHeight / 2)?.click();
  });
  await page.waitForURL(({ pathname }) => pathname !== '/search');
  await site.reload(page);
  await page.route('**/assets/search/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goBack();
  await page.locator('main ol li').nth(15).waitFor();
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('Shift+Tab never stops at a link under the navbar', async ({ site }) => {
  const viewport = { width: 320, height: 180 };
  const page = await site.open('/docs/6/utils/misc', { viewport });
  await page.locator('.pagination-nav a').last().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Shift+Tab');
    const fault = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const link = document.activeElement?.closest('a');
      const edge = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return link && link.getBoundingClientRect().top < edge - 1 && link.textContent;
    });
    if (fault) covered.push(fault);
  }
  expect(covered).toEqual([]);
});

test('the logo is rendered above the list of pages once the navbar has left', async ({ site }) => {
  const page = await site.open('/docs/utils/query-management');
  const look = (logo: Locator) =>
    logo.evaluate((drawing) => {
      const strokes = [...drawing.querySelectorAll('path')].map((path) => {
        const { fill, stroke, strokeWidth } = getComputedStyle(path);
        return { fill, stroke, strokeWidth };
      });
      return { width: drawing.getBoundingClientRect().width, strokes };
    });
  const inNavbar = await look(page.locator('.navbar a[href="/"] svg'));
  await scrollTo(page, 300);
  await scrollTo(page, 600);
  await expect.poll(() => topOf(page, '.navbar')).toBeLessThan(0);
  expect(await look(page.locator('.theme-doc-sidebar-container a[href="/"] svg'))).toEqual(
    inNavbar,
  );
});

test('the text in view stays in place when something above it grows', async ({ site }) => {
  // A page without examples, which grow in sight while they load.
  const page = await site.open('/docs/utils/query-management');
  await scrollTo(page, 1200);
  const place = await firstInSight(page);
  const before = await place.evaluate((block) => block.getBoundingClientRect().top);
  await page
    .locator('.markdown > p')
    .first()
    .evaluate((text) => {
      text.style.paddingBlockEnd = '500px';
    });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1600);
  const after = await place.evaluate((block) => block.getBoundingClientRect().top);
  expect(after).toBeCloseTo(before, 0);
});

test('the navbar hides on the way down and comes back on the way up', async ({ site }) => {
  const page = await site.open('/docs/6/intro');
  const bottom = () =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  await page.mouse.wheel(0, 400);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  // The way back must not only shorten a way down that is under way.
  await expect.poll(() => scrollY(page)).toBeGreaterThanOrEqual(790);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
});
