import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Route } from '@playwright/test';
import { describe, it } from 'vitest';
import { openWithShifts } from '../fixture/layout.ts';
import { buildFolder } from '../fixture/paths.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const index = '/api/react-querybuilder/index';

describe('the reference', () => {
  test.for([1000, 1350])('stays in place while it loads, %d px wide', async (width, { site }) => {
    const viewport = { width, height: 900 };
    const address = `${index}/interfaces/FormatQueryOptions`;
    const { page, shifted } = await openWithShifts(site, address, viewport);
    // All names of the sidebar have arrived.
    await expect.poll(() => page.locator('aside li').count()).toBeGreaterThan(500);
    expect(await shifted()).toBeLessThan(0.01);
  });

  test.for([
    ['/api/@react-querybuilder/core/index/functions/add', `${index}/functions/add`],
    ['/api/@react-querybuilder/antd', '/api/antd'],
  ] as const)('%s redirects to its page', async ([from, to], { site }) => {
    const page = await site.open(from, { ready: 'parsed' });
    await page.waitForURL(`**${to}`);
    expect(new URL(page.url()).pathname).toBe(to);
  });

  it('has small pages', () => {
    const folder = join(buildFolder, index);
    const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.endsWith('.htm.html'))
      .filter((_file, index) => index % 10 === 0)
      .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
      .sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes[sizes.length >> 1]).toBeLessThan(12 * 1024);
  });
});

describe('a symbol’s page', () => {
  test('is read without JavaScript', async ({ site }) => {
    const page = await site.open(`${index}/functions/add`, { javaScript: false });
    const declaration = page.locator('article pre').first();
    await expect(declaration).toContainText('function add<RG extends RuleGroupTypeAny>(');
    await declaration.getByRole('link', { name: 'RuleGroupTypeAny' }).click();
    expect(new URL(page.url()).pathname).toBe(`${index}/type-aliases/RuleGroupTypeAny`);
    await page.getByRole('navigation', { name: 'Neighboring' }).getByText('Previous').click();
    expect(new URL(page.url()).pathname).toMatch(/type-aliases\/RuleGroup/);
  });

  test('leads to other pages without loading a document', async ({ site }) => {
    const page = await site.open(`${index}/functions/add`);
    const documents = countDocuments(page);
    await page.locator('article pre').first().getByRole('link', { name: 'AddOptions' }).click();
    await page.locator('h1', { hasText: 'AddOptions' }).waitFor();
    await page.locator('aside').getByRole('link', { name: 'AddMethod' }).click();
    await page.locator('h1', { hasText: 'AddMethod' }).waitFor();
    expect(documents.count).toBe(0);
  });

  test('has a row per member that a link can lead to', async ({ site }) => {
    const page = await site.open(`${index}/type-aliases/QueryBuilderProps#showCloneButtons`);
    const row = page.locator('#showCloneButtons');
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test('shows its declaration without sideways scrolling on a phone', async ({ site }) => {
    const page = await site.open(`${index}/functions/formatQuery`, { viewport: viewports.phone });
    const declaration = page.locator('article pre').first();
    expect(await declaration.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('says in its head what it is', async ({ site }) => {
    const page = await site.open(`${index}/functions/add`);
    const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(await meta('docusaurus_tag')).toBe('docs-api-current');
    expect(await meta('language')).toBe('en');
    expect(await meta('description')).toBe(
      'add (react-querybuilder): Adds a rule or group to a query without mutating the original query.',
    );
  });
});

describe('the sidebar', () => {
  test('has the current symbol in view, among all of its entry point', async ({ site }) => {
    const page = await site.open(`${index}/interfaces/ValueEditorProps`);
    const links = page.locator('aside nav a[href*="/index/"]');
    await expect.poll(() => links.count()).toBeGreaterThan(500);
    const current = page.locator('aside [aria-current=page]');
    await expect(current).toHaveText('ValueEditorProps');
    const isInView = await current.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    });
    expect(isInView).toBe(true);
  });

  test('keeps the focus on its link when the rest of the names arrives', async ({ site }) => {
    const held: Route[] = [];
    const page = await site.open(`${index}/interfaces/ValueEditorProps`, {
      prepare: (opened) =>
        opened.route('**/pages/api/react-querybuilder/names.json', (route) => held.push(route)),
    });
    const sidebar = page.locator('aside');
    const link = sidebar.getByRole('link', { name: 'ValueSelectorProps', exact: true });
    await link.focus();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(sidebar.getByRole('searchbox')).toBeEnabled();
    await expect(link).toBeFocused();
  });

  test('finds names of the whole package', async ({ site }) => {
    const page = await site.open(`${index}/functions/add`);
    const filter = page.locator('aside').getByRole('searchbox');
    await filter.fill('parsecelo');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('ParseCELOptionsIC');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/parseCEL/interfaces/ParseCELOptionsIC');
    await filter.fill('no such name');
    await page.getByText('No name in react-querybuilder contains “no such name”.').waitFor();
  });

  test('is in the menu of small windows', async ({ site }) => {
    const page = await site.open(`${index}/functions/add`, { viewport: viewports.phone });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', { name: 'addInPlace' }).click();
    await page.locator('h1', { hasText: 'addInPlace' }).waitFor();
    await expect(menu).toBeHidden();
  });
});

describe('docs', () => {
  test('lead to the reference from definitions and from the imports of samples', async ({
    site,
  }) => {
    const page = await site.open('/docs/utils/hooks');
    const line = page.getByRole('link', { name: 'useRule in the API reference' });
    await expect(line).toHaveAttribute('href', `${index}/functions/useRule`);
    const name = page.locator('pre a.api-name').first();
    await expect(name).toHaveAttribute('href', /^\/api\/react-querybuilder\//);
  });
});
