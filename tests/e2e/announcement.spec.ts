import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import config from '../../website/docusaurus.config.ts';
import { expect, test } from '../fixture/test.ts';

const dismissKey = 'docusaurus.announcement.dismiss';
const idKey = 'docusaurus.announcement.id';

const currentId = config.themeConfig.announcementBar?.id ?? '';

const barOf = (page: Page) => page.locator('.theme-announcement-bar');
const closeButtonOf = (page: Page) => barOf(page).getByRole('button', { name: 'Close' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage[name], key);

describe('the announcement bar', () => {
  test('stays closed once it was closed', async ({ site }) => {
    const page = await site.open('/');
    await closeButtonOf(page).click();
    await barOf(page).waitFor({ state: 'detached' });
    expect(await stored(page, dismissKey)).toBe('true');
    await site.reload(page);
    expect(await barOf(page).isVisible()).toBe(false);
    await site.visit(page, '/docs/6/intro');
    expect(await barOf(page).isVisible()).toBe(false);
  });

  test('comes back with another announcement', async ({ site }) => {
    const storage = { [dismissKey]: 'true', [idKey]: 'an-older-one' };
    const page = await site.open('/', { storage });
    await barOf(page).waitFor({ state: 'visible' });
    expect(await stored(page, dismissKey)).toBe('false');
    expect(await stored(page, idKey)).toBe(currentId);
  });

  test('does not flash up before the application starts', async ({ site }) => {
    const page = await site.open('/', {
      storage: { [dismissKey]: 'true', [idKey]: currentId },
      ready: 'loaded',
      prepare: (page) => page.route('**/assets/js/*.js', (route) => route.abort('aborted')),
    });
    await expect(barOf(page)).toHaveCount(1);
    expect(await barOf(page).isVisible()).toBe(false);
  });
});
