import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { hasRun } from '../fixture/sandbox.ts';
import type { Site } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const schemes = ['light', 'dark'] as const;

async function open(site: Site, address: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await site.newPage({ colorScheme, reducedMotion: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await site.visit(page, address);
  return page;
}

const styleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, borderLeftWidth, outlineStyle } =
      getComputedStyle(element);
    return { backgroundColor, borderTopStyle, borderTopWidth, borderLeftWidth, outlineStyle };
  });

describe.for(schemes)('with forced colors, %s', (scheme) => {
  /** A thing that is chosen, and its like that is not. */
  const pairs = [
    {
      what: 'page in the sidebar',
      address: '/docs/utils/export',
      chosen: '.menu__link--active[aria-current]',
      other: '.menu__link:not(.menu__link--active)',
    },
    {
      what: 'tab',
      address: '/docs/intro',
      chosen: '[role=tab][aria-selected=true]',
      other: '[role=tab][aria-selected=false]',
    },
    {
      what: 'name of the API',
      address: '/api/react-querybuilder/index/functions/add',
      chosen: '[aria-label="API reference"] [aria-current=page]',
      other: '[aria-label="API reference"] li a:not([aria-current])',
    },
    {
      what: 'kit of the demo',
      address: '/demo',
      chosen: '[aria-label="UI kits"] [aria-current]',
      other: '[aria-label="UI kits"] a:not([aria-current])',
    },
    {
      what: 'panel of the demo',
      address: '/demo',
      chosen: 'fieldset button[aria-pressed=true]',
      other: 'fieldset button[aria-pressed=false]',
    },
  ] as const;

  test.for(pairs)('a chosen $what is distinct', async ({ address, chosen, other }, { site }) => {
    const page = await open(site, address, scheme);
    const here = await styleOf(page.locator(chosen).first());
    const there = await styleOf(page.locator(other).first());
    expect(here.backgroundColor).not.toBe(there.backgroundColor);
  });

  test('marked lines of code differ from the others', async ({ site }) => {
    const page = await open(site, '/markdown-page', scheme);
    for (const mark of ['highlighted', 'add', 'remove']) {
      const line = page.locator(`.line.${mark}`).first();
      expect(Number.parseFloat((await styleOf(line)).borderLeftWidth), mark).toBeGreaterThan(2);
    }
  });

  test('buttons have a border, and the focused one has a ring', async ({ site }) => {
    const page = await open(site, '/sandbox', scheme);
    await hasRun(page);
    const buttons = page.locator('main').getByRole('button');
    for (const button of await buttons.all()) {
      expect((await styleOf(button)).borderTopStyle).not.toBe('none');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await styleOf(page.locator(':focus'))).outlineStyle).not.toBe('none');
  });
});
