import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { build } from '../../scripts/scale/measure.ts';
import { writeSite } from '../../scripts/scale/site.ts';
import { latestVersion } from '../../site/versions.ts';
import { testOf } from '../fixture/other-build.ts';
import { root } from '../fixture/paths.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { expect } from '../fixture/test.ts';

/** Far more than a version of this site has. */
const count = 320;

const test = testOf('many-pages', async () => {
  const folder = join(root, '.cache/e2e/many-pages');
  const pagesIn = (version: string) => (version === latestVersion ? count : 2);
  writeSite(folder, { pagesIn, linked: count, setting: 'site' });
  await build(folder);
  return { folder: join(folder, 'build'), exitCode: 0, log: '' };
});

/** 20 pages are in a folder. */
const early = '/docs/part-1/page-30';
const late = '/docs/part-9/page-185';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const category = (page: Page, label: string) =>
  sidebar(page).locator('.theme-doc-sidebar-item-category', {
    has: page.getByRole('button', { name: label, exact: true }),
  });
const linksIn = (page: Page, label: string) =>
  category(page, label).locator('.theme-doc-sidebar-item-link');
const open = (page: Page, label: string) =>
  category(page, label).getByRole('button', { name: label, exact: true }).click();

describe('a page of a version with hundreds of pages', () => {
  test.for([early, late])(
    'names what it needs in its HTML, and no other page: %s',
    (address, { build }) => {
      const html = readFileSync(join(build.folder, `${address}.html`), 'utf8');
      const code = [...html.matchAll(/<script src=(\/assets\/js\/[^ ]+)/g)]
        .map(([, file = '']) => readFileSync(join(build.folder, file), 'utf8'))
        .join('');
      const pathOfRoute = (path: string) => `path:"${path}"`;
      expect([early, late].map((one) => code.includes(pathOfRoute(one)))).toEqual([false, false]);
    },
  );

  test('shows its own category open and the others closed', async ({ site }) => {
    const page = await site.open(early);
    await expect(linksIn(page, 'part-1')).toHaveCount(20);
    await expect(sidebar(page).locator('.menu__link--active')).toHaveText([
      'part-1',
      (await page.locator('h1').textContent()) ?? '',
    ]);
    expect(await linksIn(page, 'part-9').count()).toBe(0);
    await expect(category(page, 'part-9')).toHaveCount(1);
    const crumbs = page.locator('.breadcrumbs__item');
    expect((await crumbs.allTextContents()).at(-2)).toBe('part-1');
  });

  test.for([{}, { saveData: true }])(
    'shows what a category holds when it is opened, and goes there: %o',
    async (connection, { site }) => {
      const page = await site.open(early, { connection });
      const documents = countDocuments(page);
      await open(page, 'part-9');
      await expect(linksIn(page, 'part-9')).toHaveCount(20);
      await linksIn(page, 'part-9').nth(5).getByRole('link').click();
      await page.waitForURL(`**${late}`);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', late);
      await page.goBack();
      await page.waitForURL(`**${early}`);
      await expect(linksIn(page, 'part-1').locator('[aria-current]')).toHaveCount(1);
      expect(documents.count).toBe(0);
    },
  );

  test('keeps a category in place while it opens', async ({ site }) => {
    const page = await site.open(early);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await open(page, 'part-9');
    await expect(linksIn(page, 'part-9')).toHaveCount(20);
    const list = category(page, 'part-9').locator('.menu__list');
    await linksIn(page, 'part-9').nth(15).getByRole('link').focus();
    const height = await list.evaluate((element) => element.clientHeight);
    expect(height).toBeLessThan(100);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  });

  test('leads from page to page without a new document', async ({ site }) => {
    const page = await site.open(late);
    const documents = countDocuments(page);
    for (let step = 0; step < 15; step++) {
      const link = page.locator('.pagination-nav__link--prev');
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      // The address changes before the page does.
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', address);
    }
    await page.waitForURL('**/docs/part-8/page-170');
    expect(documents.count).toBe(0);
  });

  test('opens categories in the menu of phones', async ({ site }) => {
    const page = await site.open(early, { viewport: viewports.phone });
    await page.getByRole('button', { name: /navigation bar/i }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', { name: 'part-9', exact: true }).click();
    await expect(menu.locator(`a[href="${late}"]`)).toHaveCount(1);
  });

  test.for(['/docs/part-1/unknown', '/docs/part-9/unknown', '/docs/zzz'])(
    'says that %s is unknown',
    async (address, { site }) => {
      const page = await site.open(address, { status: 404 });
      await page.locator('[data-not-found] h1').waitFor();
    },
  );
});
