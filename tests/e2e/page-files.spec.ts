import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { pageAddresses } from '../fixture/addresses.ts';
import { testOfBuild } from '../fixture/other-build.ts';
import { buildFolder, isStock } from '../fixture/paths.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { Site } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const testBesideStock = testOfBuild('stock', {
  SITE_STOCK: 'true',
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
  'only opens the page': async () => {},
  'picks another version': (page) => pick(page, latest.label),
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

const fileOfIntro = join(buildFolder, 'pages/docs/6/intro.json');

/** The classes in an article that are named like those of CSS modules. */
function moduleClassesIn(html: string): readonly string[] {
  const values = html.matchAll(/<[^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/g);
  const classes = Array.from(values, ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
  return classes.flat().filter((name) => /^\w+_[\w-]{4}$/.test(name));
}

describe('what a page loads', () => {
  test('has no page text in its scripts on a first visit', async ({ site }) => {
    const page = await site.open('/docs/6/utils/export');
    const text = await page.locator('[data-article] p').first().textContent();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map(({ name }) => name),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      expect(await (await page.request.get(script)).text(), script).not.toContain(text);
    }
  });

  it.skipIf(isStock)('names only the main pages', () => {
    const folder = join(buildFolder, 'assets/js');
    const code = readdirSync(folder)
      .filter((file) => /^(?:runtime~)?main\.\w+\.js$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    const pages = pageAddresses().filter((address) => /^\/(?:docs|api)\/.+\/.+/.test(address));
    expect(pages.length).toBeGreaterThan(1000);
    const named = pages.filter((address) => code.includes(`"${address}"`));
    expect(named.filter((address) => !/\/intro$|^\/api\/changes/.test(address))).toEqual([]);
  });

  it.skipIf(isStock)('has the styles of all classes in it', () => {
    const folder = join(buildFolder, 'assets/css');
    const styles = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const css = styles.join('\n');
    const unstyled = new Set<string>();
    for (const file of readdirSync(join(buildFolder, 'pages'), { recursive: true }).map(String)) {
      if (!file.endsWith('.json')) continue;
      const { html = '' } = JSON.parse(readFileSync(join(buildFolder, 'pages', file), 'utf8'));
      for (const name of moduleClassesIn(html)) if (!css.includes(name)) unstyled.add(name);
    }
    // Import the CSS modules of such classes in website/src/islands/article-styles.ts.
    expect([...unstyled]).toEqual([]);
  });

  it.skipIf(isStock)('is the same text in the page and in its file', () => {
    const html = readFileSync(join(buildFolder, 'docs/6/intro.html'), 'utf8');
    const file = JSON.parse(readFileSync(fileOfIntro, 'utf8'));
    expect(file.html.length).toBeGreaterThan(1000);
    expect(html).toContain(file.html);
    expect(html).not.toContain('data-page-record');
  });
});

describe('a page that comes as a file', () => {
  test.skipIf(isStock)('reloads if it belongs to a newer deployment', async ({ site }) => {
    site.expectProblem(/belongs to a newer deployment/, 'the reason for the reload is logged');
    const page = await site.open('/docs/6/utils/export');
    const documents = countDocuments(page);
    await page.route('**/pages/docs/6/intro.json', async (route) => {
      const file = JSON.parse(readFileSync(fileOfIntro, 'utf8'));
      await route.fulfill({ json: { ...file, build: 'runtime~main.other.js' } });
    });
    await page
      .locator('.breadcrumbs, .menu')
      .getByRole('link', { name: 'Getting started' })
      .first()
      .click();
    await expect.poll(() => documents.count).toBe(1);
    await page.locator('h1', { hasText: 'Getting started' }).waitFor();
  });

  test('shows the first page’s article again after going back', async ({ site }) => {
    const page = await site.open('/docs/6/utils/export');
    const article = page.locator('[data-article]');
    const blocks = () => article.locator('h2, h3, p, td').allTextContents();
    const served = await blocks();
    await page.locator('.pagination-nav__link--next').click();
    await expect.poll(blocks).not.toEqual(served);
    await page.goBack();
    await expect.poll(blocks).toEqual(served);
  });
});
