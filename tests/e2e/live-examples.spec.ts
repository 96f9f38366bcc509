import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { interactive } from '../fixture/interactive.ts';
import { isStock } from '../fixture/paths.ts';
import { holdScripts, loadedScripts } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

/** The scripts that a page runs by itself. */
const scriptsOf = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(1000);
  return loadedScripts(page);
};

/** Lets the first example start by itself, as it does for a reader who moves the pointer near it. */
async function start(page: Page): Promise<void> {
  await page.locator('[data-live-example]').first().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.mouse.move(10, 300);
      await page.mouse.move(20, 310);
      return page.locator('iframe').count();
    })
    .toBe(1);
  await page.locator('iframe[data-state=shown]').waitFor();
}

test.skipIf(isStock)(
  'a page whose examples nobody starts loads no script for them',
  async ({ site }) => {
    const without = new Set(await scriptsOf(await site.open('/docs/migrate')));
    const page = await site.open('/docs/intro');
    expect(await page.locator('[data-live-example]').count()).toBeGreaterThan(0);
    expect((await scriptsOf(page)).filter((name) => !without.has(name))).toEqual([]);
  },
);

describe('a live example', () => {
  test('starts by itself if it’s the first, once someone reads the page', async ({ site }) => {
    const page = await site.open('/docs/intro');
    await start(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await page.locator('.cm-editor').count()).toBe(0);
  });

  test('starts by itself when the reader scrolled before its code arrived', async ({ site }) => {
    const page = await site.newPage();
    const { release, asked } = await holdScripts(page, { containing: 'data-live-example' });
    await site.visit(page, '/docs/utils/export');
    await asked;
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    await expect(page.locator('iframe[data-state=shown]')).toHaveCount(1);
  });

  test('doesn’t start by itself for readers who save data', async ({ site }) => {
    const page = await site.open('/docs/intro', { connection: { saveData: true } });
    await page.locator('[data-live-example]').first().scrollIntoViewIfNeeded();
    await page.mouse.move(10, 300);
    await page.mouse.move(20, 310);
    await page.waitForTimeout(500);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('can be edited, reset, and opened in the sandbox', async ({ site }) => {
    const page = await site.open('/docs/6/intro');
    const example = page.locator('[data-live-example]').first();
    await example.getByRole('button', { name: 'Edit' }).click();
    const code = example.locator('.cm-content');
    await code.waitFor();
    await code.press('Control+Home');
    await page.keyboard.type("console.log('edited');");
    const output = example.getByRole('region', { name: 'Console' });
    await expect(output).toHaveText(['edited']);
    await example.getByRole('button', { name: 'Open in the sandbox' }).click();
    await page.waitForURL('**/sandbox#*');
    await page.locator('.cm-content', { hasText: "console.log('edited');" }).waitFor();
    await expect(page.getByLabel('Version')).toHaveValue(/^6\./);
    await page.goBack();
    await interactive(page);
    // Its code is in the cache by now: buttons that are replaced on the pointer's way lose the click.
    await start(page);
    await example.getByRole('button', { name: 'Edit' }).click();
    await code.waitFor();
    expect(await code.textContent()).not.toContain('edited');
  });

  test('can show the library’s styles only, and starts with them where they’re the subject', async ({
    site,
  }) => {
    const page = await site.open('/docs/styling/overview');
    const example = page.locator('[data-live-example][data-files*="app.css"]').first();
    const radius = () =>
      example
        .frameLocator('iframe[data-state=shown]')
        .getByRole('textbox')
        .evaluate((input) => getComputedStyle(input).borderRadius);
    const edit = example.getByRole('button', { name: 'Edit' });
    const place = await edit.boundingBox();
    await example.getByRole('button', { name: 'Run' }).click();
    await expect(example.getByRole('button', { name: 'Run again' })).toBeFocused();
    expect(await edit.boundingBox()).toMatchObject({ x: place?.x, width: place?.width });
    await expect(example.getByLabel('Library styles only')).toBeChecked();
    await expect.poll(radius).toBe('0px');
    await example.getByLabel('Library styles only').uncheck();
    await expect.poll(radius).toBe('6px');
  });
});
