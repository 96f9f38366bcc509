import type { Browser, Page } from '@playwright/test';
import { describe, inject } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { testOfBuild } from '../fixture/other-build.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { Site } from '../fixture/site.ts';
import { expect } from '../fixture/test.ts';
import { pickVersion } from '../fixture/versions.ts';

const testBesideStock = testOfBuild('stock', {
  SITE_STOCK: 'true',
  // The list of all versions is compared, but no page of the API reference.
  SITE_API: 'overview',
});

const menu = (page: Page) => page.locator('.navbar .dropdown');

/** What a reader does on the page of v6 that exports queries. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'only opens the page': async () => {},
  'picks another version': (page) => pickVersion(page, latest.label),
  'points at a link, then follows it': async (page) => {
    const link = page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true });
    await link.hover();
    await link.click();
  },
  'leaves the docs and comes back': async (page) => {
    await page.locator('.navbar__brand').click();
    await page.waitForURL(/\/$/);
    await page.locator('.footer').getByRole('link', { name: 'Getting started' }).click();
  },
};

/** Whether the title is the one in the HTML of the page's address. */
function isTitleOfAddress(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(html, 'text/html').title === document.title;
  });
}

/** Makes a visit. @returns A function that reads where the reader is, and what the page says there. */
async function visit(
  site: Site,
  address: string,
  step: (page: Page) => Promise<unknown>,
  status = 200,
) {
  const page = await site.open(address, { status });
  const documents = countDocuments(page);
  await step(page);
  // The old page stays until the next one is there, and its title a frame longer.
  await expect.poll(() => isTitleOfAddress(page)).toBe(true);
  return async () => ({
    documents: documents.count,
    address: await page.evaluate(() => location.pathname),
    title: await page.title(),
    heading: await page.locator('h1').allTextContents(),
    sidebar: await page.locator('.menu__link--active').allTextContents(),
    versions: await menu(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ),
    preferred: await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
  });
}

/** Makes the same visit to both builds. */
async function expectSame(
  browser: Browser,
  stock: Site,
  ...[address, step, status]: [string, (page: Page) => Promise<unknown>, number?]
) {
  const own = new Site(browser, inject('origin'));
  const expected = await visit(stock, address, step, status);
  const actual = await visit(own, address, step, status);
  await expect.poll(actual).toEqual(await expected());
  await own.close();
  own.assertSilent();
}

describe('pages are as Docusaurus alone makes them: the reader', () => {
  testBesideStock.for(Object.entries(steps))('%s', ([, step], { browser, site }) =>
    expectSame(browser, site, '/docs/6/utils/export', step),
  );

  testBesideStock.for([
    ['/docs/6/utils/unknown', 404],
    ['/docs/unknown', 404],
    ['/docs/6/utils/export.html', 200],
    ['/docs/6/utils/export/', 200],
    ['/docs/next/utils/export?a=b#c', 200],
  ] as const)('comes to %s', ([address, status], { browser, site }) =>
    expectSame(browser, site, address, async () => {}, status),
  );
});
