import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { loadedFiles } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('my-release'));
const docs = '/docs/components/querybuilder';
const later = (page: Page) => page.locator('[data-later]');

describe('the reader’s release', () => {
  test('is chosen with the keyboard, stored, shown in the navbar, and cleared', async ({
    site,
  }) => {
    const page = await site.open('/');
    await page.locator('.navbar').getByRole('link', { name: 'My release' }).press('Enter');
    const input = page.getByLabel('Release', { exact: true });
    await input.focus();
    await page.keyboard.type('8.6.0');
    await page.keyboard.press('Enter');
    await page.getByText('Your release is 8.6.0.').waitFor();
    expect(await stored(page)).toBe('8.6.0');

    await page.reload();
    await page.getByText('Your release is 8.6.0.').waitFor();
    const entry = page.locator('.navbar .my-release');
    await expect
      .poll(() => entry.evaluate((link) => getComputedStyle(link, '::after').content))
      .toContain('8.6.0');

    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.getByText('No release is set.').waitFor();
    expect(await stored(page)).toBeNull();
  });

  test('is set by the address, marks later names, and no others', async ({ site }) => {
    const page = await site.open(`${docs}?release=8.10.0`);
    await later(page).first().waitFor();
    expect(await stored(page)).toBe('8.10.0');
    const texts = await later(page).allTextContents();
    for (const text of texts) expect(text).toMatch(/^since v8\.\d+, later than your 8\.10\.0/);
    expect(texts.some((text) => text.startsWith('since v8.24,'))).toBe(true);
    const earlier = await page.locator('[data-since]:not([data-later])').allTextContents();
    for (const text of earlier) {
      expect(Number(/^since v8(?:\.(\d+))?$/.exec(text)?.[1] ?? 0), text).toBeLessThanOrEqual(10);
    }
  });

  test('marks the symbol that a reference page is about', async ({ site }) => {
    const page = await site.open(
      '/api/react-querybuilder/index/functions/addInPlace?release=8.6.0',
    );
    await page
      .getByText('since v8.14, later than your 8.6.0: use add, which returns a new query')
      .waitFor();
  });

  test('says what to use instead, and marks live samples that use later names', async ({
    site,
  }) => {
    const page = await site.open(`${docs}?release=8.6.0`);
    await page
      .getByText('since v8.8, later than your 8.6.0: return false from onAddGroup')
      .waitFor();
    const note = page
      .locator('[data-live-example]')
      .getByText('needs a newer release than yours, 8.6.0');
    await note.first().waitFor();
    await page.evaluate(() => {
      localStorage.removeItem('my-release');
      const change = { key: 'my-release', storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', change));
    });
    await expect.poll(() => note.count()).toBe(0);
    expect(await later(page).count()).toBe(0);
  });

  test('is in the menu of small windows', async ({ site }) => {
    const page = await site.open('/', { viewport: viewports.phone });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'My release' }).click();
    await page.getByRole('heading', { level: 1, name: 'My release' }).waitFor();
  });

  test('marks nothing without a choice, and loads no code for it', async ({ site }) => {
    const page = await site.open(docs);
    await page.locator('[data-since]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await later(page).count()).toBe(0);
    const files = await loadedFiles(page);
    expect(files.filter((name) => name.includes('my-release'))).toEqual([]);
  });

  test.for(['8.60.0', 'banana', '%3Cscript%3E', '8.6.9'])(
    'isn’t set by the address %s',
    async (text, { site }) => {
      const page = await site.open(`${docs}?release=${text}`);
      const alert = page.getByRole('alert').filter({ hasText: 'No release is set.' });
      await alert.waitFor();
      expect(await stored(page)).toBeNull();
      expect(await later(page).count()).toBe(0);
      await alert.getByRole('button', { name: 'Close' }).click();
      expect(await alert.count()).toBe(0);
    },
  );

  test('ignores stored garbage', async ({ site }) => {
    const page = await site.open('/my-release');
    await page.evaluate(() => localStorage.setItem('my-release', '{"a":1}'));
    await page.goto(new URL(docs, page.url()).href);
    await page.locator('[data-since]').first().waitFor();
    expect(await later(page).count()).toBe(0);
  });

  test('is the release of the sandbox, or the nearest older one', async ({ site }) => {
    const page = await site.open('/sandbox?release=6.5.5');
    await expect(page.getByLabel('Version')).toHaveValue('6.5.5');
    await page.goto(new URL('/sandbox?release=8.6.0', page.url()).href);
    await expect(page.getByLabel('Version')).toHaveValue('7.7.1');
    await page.getByText('The sandbox doesn’t have your release, 8.6.0.').waitFor();
  });
});
