import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../fixture/test.ts';

const notice = (page: Page) => page.locator('[data-missing-page]');
const shown = (page: Page) => page.locator('.navbar .dropdown > .navbar__link');

async function pick(page: Page, label: string) {
  await shown(page).hover();
  await page.locator('.navbar .dropdown__link').getByText(label, { exact: true }).click();
}

/** From a page that only Next and v7 / v8 have, through all versions, by the menu alone. */
const walk = [
  { to: 'v7 / v8', page: '/docs/tips/undo-redo' },
  {
    to: 'v6',
    page: '/docs/6/intro?missing=/docs/tips/undo-redo',
    says: 'v6 has no page “Undo redo”. Nearest to it: External controls. Back to it in v7 / v8.',
  },
  { to: 'v5', page: '/docs/5/intro' },
  { to: 'v4', page: '/docs/4/intro' },
  { to: 'v3', page: '/docs/3/intro' },
  { to: 'Next', page: '/docs/next/intro' },
];

describe('the menu of versions', () => {
  test('leads through every version from a page that few have', async ({ site }) => {
    const page = await site.open('/docs/next/tips/undo-redo');
    for (const { to, page: address, says } of walk) {
      await pick(page, to);
      await page.waitForURL(`**${address}`);
      await expect.poll(() => shown(page).textContent()).toBe(to);
      if (says) await expect.poll(() => notice(page).textContent()).toBe(says);
      else await expect.poll(() => notice(page).count()).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
});

describe('a version that lacks the page', () => {
  test.for([
    {
      lacking: '/docs/next/utils/query-management',
      to: 'v5',
      near: 'Misc',
      at: '/docs/5/api/misc',
    },
    { lacking: '/docs/utils/export', to: 'v4', near: 'Export', at: '/docs/4/api/export' },
    { lacking: '/docs/4/api/export', to: 'v6', near: 'Export', at: '/docs/6/utils/export' },
    {
      lacking: '/docs/category/components',
      to: 'v5',
      near: 'Api',
      at: '/docs/5/category/api',
    },
  ])('$lacking is near $at', async ({ lacking, to, near, at }, { site }) => {
    const page = await site.open(lacking);
    await pick(page, to);
    await notice(page).getByRole('link', { name: near, exact: true }).click();
    await page.waitForURL(`**${at}`);
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test('v3 has one page, and says so of any other', async ({ site }) => {
    const page = await site.open('/docs/5/api/export');
    await pick(page, 'v3');
    await expect
      .poll(() => notice(page).textContent())
      .toBe('v3 has no page “Export”. This is its introduction. Back to it in v5.');
    await notice(page).getByRole('link', { name: 'Back to it in v5' }).click();
    await page.waitForURL('**/docs/5/api/export');
  });

  test('is also said after a reload', async ({ site }) => {
    const page = await site.open('/docs/5/intro?missing=/docs/next/dnd');
    await expect.poll(() => notice(page).textContent()).toContain('Nearest to it: Compat');
  });

  test.for([
    '//example.org/x',
    'javascript:alert(1)',
    '/docs/5/intro',
    '/nowhere/dnd',
    '<img src=x>',
    '/docs/next/../../etc',
  ])('nothing is said of %s', async (address, { site }) => {
    const page = await site.open(`/docs/5/intro?missing=${encodeURIComponent(address)}`);
    await page.waitForLoadState('networkidle');
    expect(await notice(page).count()).toBe(0);
  });
});
