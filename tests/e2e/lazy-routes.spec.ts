import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { pageAddresses } from '../fixture/addresses.ts';
import { testOfBuild } from '../fixture/other-build.ts';
import { buildFolder } from '../fixture/paths.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { Site } from '../fixture/site.ts';

const testBesideStock = testOfBuild('stock-routes', {
  SITE_STOCK_ROUTES: 'true',
  // The list of all versions is compared, but no page of the API reference.
  SITE_API: 'overview',
});

const menu = (page: Page) => page.locator('.navbar .dropdown');

async function pick(page: Page, label: string) {
  await menu(page).locator('> .navbar__link').hover();
  await menu(page).locator('.dropdown__link', { hasText: label }).click();
}

/** What a reader does on the page of v6 that exports queries. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing more': async () => {},
  'picks another version': (page) => pick(page, 'v7 / v8'),
  'goes back to the section': async (page) => {
    await pick(page, 'Next');
    await page.waitForURL('**/docs/next/utils/export');
    await page.goBack();
  },
  'goes forward again': async (page) => {
    await pick(page, 'Next');
    await page.waitForURL('**/docs/next/utils/export');
    await page.goBack();
    await page.waitForURL('**/docs/6/utils/export');
    await page.goForward();
  },
  'points at a link, then follows it': async (page) => {
    const link = page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true });
    await link.hover();
    await link.click();
  },
  'leaves the docs': (page) => page.locator('.navbar__brand').click(),
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

/** Where a reader ends up, and what is told there. */
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
  await page.waitForLoadState('networkidle');
  return {
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
  };
}

/** Makes the same visit to both builds. */
async function expectSame(
  browser: Browser,
  stock: Site,
  ...[address, step, status]: [string, (page: Page) => Promise<unknown>, number?]
) {
  const lazy = new Site(browser, inject('origin'));
  const expected = await visit(stock, address, step, status);
  expect(await visit(lazy, address, step, status)).toEqual(expected);
  await lazy.close();
  lazy.assertSilent();
}

describe('pages are as without lazy routes: the reader', () => {
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

/** The script of its section that a page names, before the scripts of the application. */
function sectionOf(address: string): string | undefined {
  const html = readFileSync(join(buildFolder, `${address}.html`), 'utf8');
  const tags =
    /<script src=\/assets\/js\/(main\.docs[\w-]*)\.\w+\.js defer><\/script>(?:<script src=\/assets\/js\/[\w.-]+\.js defer><\/script>)*<script src=\/assets\/js\/runtime~main\./;
  return tags.exec(html)?.[1];
}

describe('what a page loads', () => {
  it('is in the HTML at once', () => {
    expect(sectionOf('/docs/utils/export')).toBe('main.docs');
    expect(sectionOf('/docs/intro')).toBe('main.docs');
    expect(sectionOf('/docs/6/utils/export')).toBe('main.docs-6');
    expect(sectionOf('/demo')).toBeUndefined();
  });

  it('tells of no page of a section but the main pages', () => {
    const folder = join(buildFolder, 'assets/js');
    const boot = readdirSync(folder).filter((file) => /^(?:runtime~)?main\.\w+\.js$/.test(file));
    const code = boot.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    const pages = pageAddresses().filter(
      (address) => /^\/docs\/.*[^/]$/.test(address) && sectionOf(address),
    );
    expect(pages.length).toBeGreaterThan(50);
    // As a route, and as a page of the docs.
    const told = pages.filter((address) =>
      [`path:"${address}"`, `path":"${address}"`].some((text) => code.includes(text)),
    );
    expect(told.filter((address) => !address.endsWith('/intro'))).toEqual([]);
  });
});
