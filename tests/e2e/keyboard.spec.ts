import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { Demo } from '../fixture/demo.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { dialog } from '../search/dialog.ts';

/** Focuses a control and presses a key on it. */
async function press(control: Locator, key: string): Promise<void> {
  await control.focus();
  await control.page().keyboard.press(key);
}

describe('the navbar by keyboard', () => {
  const version = (page: Page) => page.locator('.navbar .dropdown > [role=button]');
  const menu = (page: Page) => page.locator('.navbar .dropdown__menu');

  test.for(['Enter', 'Space'])(
    '%s opens the versions, Escape closes them',
    async (key, { site }) => {
      const page = await site.open('/docs/intro');
      await press(version(page), key);
      await menu(page).waitFor({ state: 'visible' });
      await expect(version(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      await expect(version(page)).toBeFocused();
    },
  );

  test('Escape also closes the versions that the pointer opened', async ({ site }) => {
    const page = await site.open('/docs/intro');
    await version(page).hover();
    await menu(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await page.mouse.move(0, 500);
    await version(page).hover();
    await menu(page).waitFor({ state: 'visible' });
  });

  test('the search keeps the focus, and gives it back', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const { button, modal, field } = dialog(page);
    await press(button, 'Enter');
    await expect(field).toBeFocused();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await modal.evaluate(
        (box) => document.activeElement !== document.body && !box.contains(document.activeElement),
      );
      expect(isOutside, `stop ${stop}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await expect(button).toBeFocused();
  });
});

describe('the sidebar by keyboard', () => {
  test('opens and closes a category', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    const toggle = category.getByRole('button').first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await press(toggle, 'Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await category.getByRole('link', { name: 'QueryBuilder', exact: true }).waitFor();
    await press(toggle, 'Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps a category in place while it opens', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    await press(category.getByRole('button').first(), 'Enter');
    await category.getByRole('link', { name: 'UndoRedoActions', exact: true }).focus();
    const list = category.locator('.menu__list');
    expect(await list.evaluate((element) => element.clientHeight)).toBeLessThan(100);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  });

  test.for([true, false])(
    'collapses and expands, and keeps the focus (reduced motion: %s)',
    async (reducedMotion, { site }) => {
      const page = await site.open('/docs/intro', { reducedMotion });
      await press(page.getByRole('button', { name: 'Collapse sidebar', exact: true }), 'Enter');
      const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
      await expect(expand).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(expand).toBeVisible();
      await press(expand, 'Space');
      await expect(
        page.getByRole('button', { name: 'Collapse sidebar', exact: true }),
      ).toBeFocused();
    },
  );
});

describe('a page by keyboard', () => {
  test('arrow keys change tabs, which are a single tab stop', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const tabs = page.locator('[role=tablist]').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });

  test('a live example can be edited and left', async ({ site }) => {
    const page = await site.open('/docs/components/rule');
    const example = page.locator('[data-live-example]').last();
    await press(example.getByRole('button', { name: 'Edit', exact: true }), 'Enter');
    const editor = example.locator('.cm-content');
    await expect(editor).toBeFocused();
    const hint = await editor.getAttribute('aria-describedby');
    await expect(page.locator(`[id="${hint}"]`)).toContainText('Esc');
    await page.keyboard.press('Escape');
    // The buttons are between the result and the editor.
    await page.keyboard.press('Shift+Tab');
    expect(await example.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await expect(editor).not.toBeFocused();
    await editor.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });
});

describe('the demo by keyboard', () => {
  test('kits, options, data and panels', async ({ site }) => {
    const page = await site.open('/demo');
    await press(page.locator('input[name=showCloneButtons]'), 'Space');
    await page.locator('main .rule-cloneRule').first().waitFor();
    const data = page.getByLabel('Data', { exact: true });
    const before = await data.inputValue();
    await press(data, 'ArrowDown');
    await expect(data).not.toHaveValue(before);
    const panel = page.getByRole('button', { name: 'Validation', exact: true });
    await press(panel, 'Enter');
    await page.getByRole('heading', { name: 'Validation' }).waitFor();
    await press(page.getByRole('button', { name: 'Close Validation' }), 'Enter');
    await expect(panel).toBeFocused();
    await press(page.getByRole('navigation', { name: 'UI kits' }).getByText('Bulma'), 'Enter');
    await page.waitForURL('**/demo/bulma**');
    await new Demo(page, 'bulma').shown();
  });
});

describe('the sidebar of small windows by keyboard', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = (page: Page) => page.locator('.navbar-sidebar');

  test.for(['/', '/docs/intro', '/api/react-querybuilder/index/functions/add'])(
    'keeps the focus, and gives it back (%s)',
    { timeout: 60_000 },
    async (address, { site }) => {
      const page = await site.open(address, { viewport: viewports.phone });
      await press(opener(page), 'Enter');
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press('Tab');
        const isOutside = await sidebar(page).evaluate(
          (box) =>
            document.activeElement !== document.body && !box.contains(document.activeElement),
        );
        expect(isOutside, `stop ${stop}`).toBe(false);
      }
      await page.keyboard.press('Escape');
      await sidebar(page).waitFor({ state: 'hidden' });
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar__inner .navbar__brand')).toBeFocused();
    },
  );
});
