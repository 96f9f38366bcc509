import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });

describe('the color mode', () => {
  test('follows the system as long as nothing is chosen', async ({ site }) => {
    const page = await site.open('/', { colorScheme: 'dark' });
    await expectMode(page, 'dark');
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');
    expect(await background(page)).not.toBe(dark);
    expect(await storedChoice(page)).toBeNull();
  });

  test('is light by default, chosen by the button, and kept', async ({ site }) => {
    const page = await site.open('/');
    await expectMode(page, 'light');
    expect(await storedChoice(page)).toBeNull();
    await toggle(page).click();
    await expect.poll(() => storedChoice(page)).toBe('dark');
    await expectMode(page, 'dark');
    await site.reload(page);
    await expectMode(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'dark');
  });

  test('changes with the first click on a dark system too', async ({ site }) => {
    const page = await site.open('/', { colorScheme: 'dark' });
    await toggle(page).click();
    await expectMode(page, 'light');
    await toggle(page).click();
    await expectMode(page, 'dark');
    expect(await storedChoice(page)).toBe('dark');
  });

  test('follows the system again after another click on the button', async ({ site }) => {
    const page = await site.open('/', { storage: { theme: 'dark' } });
    await toggle(page).click();
    await expectMode(page, 'light');
    expect(await storedChoice(page)).toBe('light');
    await toggle(page).click();
    await expect.poll(() => storedChoice(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'dark');
  });

  test('is right before the application starts', async ({ site }) => {
    const page = await site.open('/', {
      storage: { theme: 'dark' },
      ready: 'loaded',
      prepare: (page) => page.route('**/assets/js/*.js', (route) => route.abort('aborted')),
    });
    await expectMode(page, 'dark');
  });
});
