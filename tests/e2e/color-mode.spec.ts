import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../fixture/test.ts';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });

describe('the colour mode', () => {
  test('is light by default', async ({ site }) => {
    const page = await site.open('/');
    expect(await mode(page)).toBe('light');
    expect(await storedChoice(page)).toBeNull();
  });

  test('is light without JavaScript', async ({ site }) => {
    const scripted = await background(await site.open('/'));
    const page = await site.open('/', { javaScript: false });
    expect(await background(page)).toBe(scripted);
  });

  test('follows the system as long as nothing is chosen', async ({ site }) => {
    const page = await site.open('/', { colorScheme: 'dark' });
    expect(await mode(page)).toBe('dark');
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => mode(page)).toBe('light');
    expect(await background(page)).not.toBe(dark);
    expect(await storedChoice(page)).toBeNull();
  });

  test('is chosen by the button and kept', async ({ site }) => {
    const page = await site.open('/');
    await toggle(page).click();
    await expect.poll(() => storedChoice(page)).toBe('light');
    await toggle(page).click();
    await expect.poll(() => storedChoice(page)).toBe('dark');
    expect(await mode(page)).toBe('dark');
    await site.reload(page);
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await mode(page)).toBe('dark');
  });

  test('is left to the system again by the button', async ({ site }) => {
    const page = await site.open('/', { storage: { theme: 'dark' } });
    expect(await mode(page)).toBe('dark');
    await toggle(page).click();
    await expect.poll(() => mode(page)).toBe('light');
    expect(await storedChoice(page)).toBeNull();
  });

  test('is right before the application starts', async ({ site }) => {
    const page = await site.open('/', {
      storage: { theme: 'dark' },
      ready: 'loaded',
      prepare: (page) => page.route('**/assets/js/*.js', (route) => route.abort('aborted')),
    });
    expect(await mode(page)).toBe('dark');
  });
});
