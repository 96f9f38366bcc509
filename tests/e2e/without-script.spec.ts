import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { htmlOf, pageAddresses } from '../fixture/addresses.ts';
import { sidewaysScrollers } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

const off = { javaScript: false } as const;
const kinds = pageKinds.filter(({ leaves }) => !leaves);

/** Kinds on which something is only to be looked at, which they say. */
const demonstrations = [
  'home',
  'demo',
  'demo-kit',
  'sandbox',
  'my-release',
  'start',
  'search',
  'search-results',
  'upgrade',
  'styleguide',
];

/** Buttons in sight, except those in the still pictures of what samples render. */
const buttonsOf = (page: Page) =>
  page.locator('button:visible').evaluateAll((all) =>
    all
      .filter((button) => {
        const root = button.getRootNode();
        return !(root instanceof ShadowRoot && root.host.closest('[inert]'));
      })
      .map((button) => button.textContent),
  );

describe('without JavaScript', () => {
  test.for(kinds)('$name can be read', async ({ name, address, status }, { site }) => {
    const page = await site.open(address, { ...off, status });
    const isDemonstration = demonstrations.includes(name);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      expect(await sidewaysScrollers(page)).toEqual([]);
      const widths = await page
        .locator('main p:visible')
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width));
      expect(Math.max(...widths), 'width of the text').toBeGreaterThan(300);
      expect(
        await page
          .locator('noscript')
          .getByText(/needs? JavaScript/)
          .isVisible(),
      ).toBe(isDemonstration);
      if (!isDemonstration) expect(await buttonsOf(page)).toEqual([]);
    }
  });
});

describe.for(['desktop', 'phone'] as const)('without JavaScript, %s', (window) => {
  const viewport = viewports[window];

  test('the menu leads to the sections and versions', async ({ site }) => {
    const page = await site.open('/docs/6/intro', { ...off, viewport });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const versions = navbar.getByRole('button', { name: 'v6', exact: true });
    // The theme calls the link to the version a button, as it opens a menu too.
    await versions.focus();
    await navbar.getByRole('link', { name: 'v5' }).click();
    await page.waitForURL('**/docs/5/intro');
    await navbar.getByRole('link', { name: 'API' }).click();
    await page.waitForURL('**/api');
  });

  test('the list of pages leads to other pages', async ({ site }) => {
    const page = await site.open('/docs/intro', { ...off, viewport });
    const list = page.getByRole('navigation', { name: 'Docs sidebar' });
    await list.getByRole('link', { name: 'Utilities' }).click();
    await page.waitForURL('**/docs/category/utilities');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Import/ })
      .first()
      .click();
    await page.waitForURL('**/docs/utils/import');
  });

  test('the list of names leads to other entry points', async ({ site }) => {
    const page = await site.open('/api/react-querybuilder/index/functions/add', {
      ...off,
      viewport,
    });
    const list = page.getByRole('navigation', { name: 'API reference' });
    await list.getByText('Entry point').click();
    await list.getByRole('link', { name: 'react-querybuilder/parseSQL' }).click();
    await page.waitForURL('**/api/react-querybuilder/parseSQL');
  });

  test('details open, and every tab is shown', async ({ site }) => {
    const page = await site.open('/markdown-page', { ...off, viewport });
    const details = page.locator('main details.alert').first();
    await details.locator('summary').click();
    await expect(details.locator('p').first()).toBeVisible();
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    await expect(panels.filter({ visible: false })).toHaveCount(0);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('the color mode without JavaScript', () => {
  const colors = (page: Page) =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      const link = document.querySelector('main a');
      const code = document.querySelector('main code');
      return [
        backgroundColor,
        color,
        link && getComputedStyle(link).color,
        code && getComputedStyle(code).backgroundColor,
      ];
    });

  test.for(['light', 'dark'] as const)('follows the system, %s', async (colorScheme, { site }) => {
    const scripted = await site.open('/docs/intro', { colorScheme });
    const plain = await site.open('/docs/intro', { ...off, colorScheme });
    expect(await colors(plain)).toEqual(await colors(scripted));
    const logo = plain.locator('.navbar .navbar__logo:visible');
    await expect(logo).toHaveCount(1);
    expect(await logo.evaluate((drawing) => getComputedStyle(drawing).stroke)).toBe(
      colorScheme === 'dark' ? 'rgb(130, 167, 221)' : 'rgb(60, 100, 159)',
    );
  });

  test('costs readers with JavaScript no request', async ({ site }) => {
    const asked: string[] = [];
    await site.open('/docs/intro', {
      colorScheme: 'dark',
      prepare: async (page) => page.on('request', (request) => asked.push(request.url())),
    });
    expect(asked.filter((url) => url.includes('without-script'))).toEqual([]);
  });
});

test('every page of the site can be reached by links alone', { timeout: 90_000 }, () => {
  const known = new Set(pageAddresses());
  const reached = new Set(['/']);
  // A set's loop also visits what is added to it meanwhile.
  for (const address of reached) {
    for (const [, quoted, bare] of htmlOf(address).matchAll(
      /<a [^>]*href=(?:"([^"]*)"|([^\s>]*))/g,
    )) {
      const [path = ''] = (quoted ?? bare ?? '').split(/[?#]/);
      if (known.has(path)) reached.add(path);
    }
  }
  const unreached = [...known].filter((address) => !reached.has(address));
  // The search needs JavaScript, and the page of all Markdown elements and the style guide are for those who write.
  expect(unreached.sort()).toEqual(['/markdown-page', '/search', '/styleguide']);
});
