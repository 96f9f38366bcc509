import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { siteUrl } from '../fixture/addresses.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { denyCopying } from '../fixture/clipboard.ts';
import { buildFolder } from '../fixture/paths.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const addresses = [
  '/docs/intro',
  '/docs/6/intro',
  '/docs/category/components',
  '/api/react-querybuilder/index/functions/add',
];

// Short pages, which are soon looked through.
const kinds = ['/docs/5/tips/limit-groups', '/api/react-querybuilder/index/functions/add'] as const;

const menu = (page: Page) => page.locator('.page-menu details');
const button = (page: Page) => menu(page).locator('summary');
const copyItem = (page: Page) => menu(page).getByRole('button', { name: 'Copy as Markdown' });
const viewItem = (page: Page) => menu(page).getByRole('link', { name: 'View as Markdown' });
const editorItem = (page: Page) => menu(page).getByRole('button', { name: 'Use in your editor' });
const status = (page: Page) => page.locator('.page-menu > [role=status]');
const expectOpen = (page: Page) => expect(menu(page)).toHaveAttribute('open');
const expectClosed = (page: Page) => expect(menu(page)).not.toHaveAttribute('open');

describe('the menu of a page', () => {
  test.for(addresses)('copies and shows the Markdown of %s', async (address, { site }) => {
    const page = await site.open(address, { canCopy: true });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await page.keyboard.press('Tab');
    await expect(copyItem(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Copied as Markdown.');
    const file = readFileSync(join(buildFolder, `${address}.md`), 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await expect(status(page)).toHaveText('');
    await button(page).click();
    await viewItem(page).click();
    await page.getByText(`url: "${siteUrl()}${address}"`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${address}.md`);
  });

  test('writes to the clipboard while the press is handled, as Safari wants it', async ({
    site,
  }) => {
    const page = await site.open('/docs/intro', { canCopy: true });
    await page.route('**/*.md', (route) => setTimeout(() => route.continue(), 300));
    await page.evaluate(() => {
      const { clipboard } = navigator;
      const write = clipboard.write.bind(clipboard);
      let isPress = false;
      addEventListener(
        'click',
        () => {
          isPress = true;
          queueMicrotask(() =>
            setTimeout(() => {
              isPress = false;
            }),
          );
        },
        true,
      );
      clipboard.write = (items) => {
        document.documentElement.dataset.written = String(isPress);
        return write(items);
      };
    });
    await button(page).click();
    await copyItem(page).click();
    await status(page).getByText('Copied').waitFor();
    await expect(page.locator('html')).toHaveAttribute('data-written', 'true');
  });

  test('copies even if the clipboard accepts only text', async ({ site }) => {
    const page = await site.open('/docs/intro', { canCopy: true });
    await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await button(page).click();
    await copyItem(page).click();
    await status(page).getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '# Getting started',
    );
  });

  test('links to the Markdown if the browser refuses to copy', async ({ site }) => {
    const page = await site.open(kinds[0]);
    await denyCopying(page, site);
    await button(page).click();
    await copyItem(page).click();
    await status(page).getByText('allow the page').waitFor();
    await expect(status(page).getByRole('link')).toHaveAttribute('href', `${kinds[0]}.md`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page).click();
    await expect(status(page)).toHaveText('');
  });

  test('closes on Escape, on an outside click, and when the focus leaves', async ({ site }) => {
    const page = await site.open('/docs/intro');
    await button(page).click();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.locator('h1').click();
    await expectClosed(page);
    await button(page).click();
    await editorItem(page).focus();
    await page.keyboard.press('Tab');
    await expectClosed(page);
  });

  test('has the configuration of an editor, and loads it and the Markdown when asked', async ({
    site,
  }) => {
    const asked: string[] = [];
    const page = await site.open('/docs/intro', {
      canCopy: true,
      prepare: async (it) => it.on('request', (request) => asked.push(request.url())),
    });
    await button(page).click();
    expect(asked.filter((url) => /editor-setup|\.md$/.test(url))).toEqual([]);
    await editorItem(page).click();
    const text = menu(page).locator('pre');
    await expect(text).toContainText('react-querybuilder-docs-mcp');
    const link = menu(page).getByRole('link', { name: 'Add to VS Code' });
    const [, config = ''] = (await link.getAttribute('href'))?.split('vscode:mcp/install?') ?? [];
    expect(JSON.parse(decodeURIComponent(config))).toMatchObject({ command: 'npx' });
    await menu(page).getByRole('combobox').selectOption('Claude Code');
    await menu(page).getByRole('button', { name: 'Copy configuration' }).click();
    await menu(page).getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^claude mcp add /);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is about the page that the reader went to', async ({ site }) => {
    const page = await site.open('/docs/intro');
    await button(page).click();
    await page.locator('.pagination-nav__link--next').click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/docs/intro');
    const { pathname } = new URL(page.url());
    await expect(menu(page).locator('a')).toHaveAttribute('href', `${pathname}.md`);
    await expectClosed(page);
  });

  test('offers the file without JavaScript', async ({ site }) => {
    const page = await site.open('/docs/intro', { javaScript: false });
    await button(page).click();
    expect(await menu(page).getByRole('button').count()).toBe(0);
    await expect(viewItem(page)).toHaveAttribute('href', '/docs/intro.md');
    await viewItem(page).click();
    await page.waitForURL('**/docs/intro.md');
  });
});

const windows = [
  { window: 'desktop', colorScheme: 'dark' },
  { window: 'phone', colorScheme: 'light' },
] as const;

describe.for(windows)('the open menu, $window, $colorScheme', ({ window, colorScheme }) => {
  test.for(kinds)('is accessible and in sight on %s', async (address, { site }) => {
    const page = await site.open(address, { viewport: viewports[window], colorScheme });
    await button(page).click();
    const box = await menu(page).locator('summary + *').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= viewports[window].width).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
