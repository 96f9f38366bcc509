import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { pageAddresses } from '../fixture/addresses.ts';
import { buildFolder, isStock } from '../fixture/paths.ts';
import { countDocuments, loadedScripts } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

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
    const scripts = await loadedScripts(page);
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

function openIntro(page: Page): Promise<void> {
  const links = page.locator('.breadcrumbs, .menu');
  return links.getByRole('link', { name: 'Getting started' }).first().click();
}

describe('a page that comes as a file', () => {
  test.skipIf(isStock)('reloads if it belongs to a newer deployment', async ({ site }) => {
    site.expectProblem(/belongs to a newer deployment/, 'the reason for the reload is logged');
    const page = await site.open('/docs/6/utils/export');
    const documents = countDocuments(page);
    await page.route('**/pages/docs/6/intro.json', async (route) => {
      const file = JSON.parse(readFileSync(fileOfIntro, 'utf8'));
      await route.fulfill({ json: { ...file, build: 'runtime~main.other.js' } });
    });
    await openIntro(page);
    await expect.poll(() => documents.count).toBe(1);
    await page.locator('h1', { hasText: 'Getting started' }).waitFor();
  });

  // Firefox fails the requests of a page that its reader leaves, and a reload would keep the reader there.
  test.skipIf(isStock)('is requested again if the first request fails', async ({ site }) => {
    site.expectProblem(/intro\.json/, 'the test fails the first request');
    const page = await site.open('/docs/6/utils/export', { connection: { saveData: true } });
    const documents = countDocuments(page);
    let requests = 0;
    await page.route('**/pages/docs/6/intro.json', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.fallback();
    });
    await openIntro(page);
    await page.locator('h1', { hasText: 'Getting started' }).waitFor();
    expect([requests, documents.count]).toEqual([2, 0]);
  });

  test('isn’t requested by a link to a section of it', async ({ site }) => {
    const page = await site.open('/docs/6/utils/export', { connection: { saveData: true } });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(500);
    expect(requests.filter((url) => url.endsWith('/export.json'))).toEqual([]);
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
