import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { expect, test } from '../fixture/test.ts';

const key = 'docs-preferred-version-default';

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const shown = (page: Page) => page.locator('.navbar .dropdown > .navbar__link');

async function pick(page: Page, label: string) {
  await shown(page).hover();
  await page.locator('.navbar .dropdown__link', { hasText: label }).click();
}

describe('the preferred version', () => {
  test('is what was picked in the menu', async ({ site }) => {
    const page = await site.open('/docs/6/intro?from=here#nowhere');
    expect(await stored(page)).toBeNull();
    await pick(page, 'v5');
    await page.waitForURL('**/docs/5/intro?from=here#nowhere');
    expect(await stored(page)).toBe('5');
  });

  test('is used by pages that belong to no version', async ({ site }) => {
    const page = await site.open('/demo', { storage: { [key]: '5' } });
    await expect(shown(page)).toHaveText('v5');
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await page.waitForURL('**/docs/5/intro');
  });

  test('isn’t changed by just reading another version', async ({ site }) => {
    const page = await site.open('/docs/4/intro');
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await page.waitForURL('**/demo');
    await expect(shown(page)).toHaveText(latest.label);
    expect(await stored(page)).toBeNull();
  });

  test('is forgotten when the site does not know it', async ({ site }) => {
    const page = await site.open('/demo', { storage: { [key]: '99' } });
    await expect.poll(() => stored(page)).toBeNull();
    await expect(shown(page)).toHaveText(latest.label);
  });

  test('becomes the version that an old version’s banner leads to', async ({ site }) => {
    const page = await site.open('/docs/3/intro');
    await page.locator('.theme-doc-version-banner a').click();
    await page.waitForURL('**/docs/intro');
    expect(await stored(page)).toBe(latest.name);
  });
});
