import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describe } from 'vitest';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** The widest window that is no desktop. */
const widest = 996;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const isOpen = /(^|\s)navbar-sidebar--show(\s|$)/;
const navbar = (page: Page) => page.locator('.navbar');
const open = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click();

describe('the sidebar of small windows', () => {
  test('opens, leads to a page, and closes', async ({ site }) => {
    const page = await site.open('/', { viewport: viewports.phone });
    await expect(navbar(page)).not.toHaveClass(isOpen);
    await open(page);
    await expect(navbar(page)).toHaveClass(isOpen);
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Demo' }).click();
    // The address changes before the page does, which has a sidebar of its own.
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
    await expect(navbar(page)).not.toHaveClass(isOpen);
    await expect(page.locator('main[inert], [inert] main')).toHaveCount(0);
    await open(page);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(navbar(page)).not.toHaveClass(isOpen);
    await expect(page.locator('main[inert], [inert] main')).toHaveCount(0);
  });

  test.for(['light', 'dark'] as const)(
    'shows how to close it in %s colors',
    async (colorScheme, { site }) => {
      const page = await site.open('/', { viewport: viewports.phone, colorScheme });
      await open(page);
      const button = page.getByRole('button', { name: 'Close navigation bar' });
      const contrast = async () => {
        // The green of a pixel is close to its lightness.
        const [, green] = (await sharp(await button.screenshot()).stats()).channels;
        return (green?.max ?? 0) - (green?.min ?? 0);
      };
      await expect.poll(contrast).toBeGreaterThan(100);
    },
  );

  test('shows the pages of the version on a documentation page', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { viewport: viewports.phone });
    await open(page);
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.locator('.theme-doc-sidebar-menu').waitFor();
    await sidebar.getByRole('button', { name: "Expand sidebar category 'Utilities'" }).click();
    await sidebar.locator('a[href="/docs/6/utils/export"]').waitFor();
    await sidebar.getByRole('button', { name: /Back to main menu/ }).click();
    // The list of versions is open, because the page's own version is in it.
    await sidebar.getByRole('link', { name: 'v5' }).click();
    await page.waitForURL('**/docs/5/intro');
  });

  test(`is closed by a window wider than ${widest}`, async ({ site }) => {
    const page = await site.open('/', { viewport: viewports.phone });
    await open(page);
    await resize(page, widest);
    // One more frame than the resize needs; it must leave the sidebar open.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(navbar(page)).toHaveClass(isOpen);
    await resize(page, widest + 1);
    await expect(navbar(page)).not.toHaveClass(isOpen);
    await resize(page, widest);
    await expect(navbar(page)).not.toHaveClass(isOpen);
  });
});
