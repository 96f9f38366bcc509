import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { Demo } from '../fixture/demo.ts';
import { missedControls, walk } from '../fixture/keyboard.ts';
import { runFirstExample } from '../fixture/live-examples.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

/** Kinds whose controls differ; the others have the same ones. */
const walks = {
  desktop: [
    'home',
    'docs-intro',
    'docs-old',
    'docs-category',
    'docs-live',
    'markdown',
    'accessibility',
    'api',
    'api-package',
    'api-variable',
    'demo',
    'demo-kit',
    'sandbox',
    'search-results',
    'not-found',
  ],
  phone: ['home', 'docs-live', 'api-variable', 'demo', 'sandbox'],
} as const satisfies Record<string, readonly string[]>;

/** Pages with the same controls, but fewer names or results to walk through. */
const shorter: Readonly<Record<string, string>> = {
  'api-package': '/api/bootstrap',
  'api-variable': '/api/material/variables/defaultMuiComponents',
  'search-results': '/search?q=defaultMuiComponents',
};

/** Until the names have loaded, the filter is disabled and the list has other links. */
const namesOfPackage = async (page: Page) => {
  const isWide = (page.viewportSize()?.width ?? 0) > viewports.phone.width;
  if (isWide) await expect(page.getByLabel('Filter the names in')).toBeEnabled();
};

/** A live example starts when the walk comes near it, and then its buttons are others. */
const exampleStarted = async (page: Page) => {
  await runFirstExample(page);
  await page.evaluate(() => scrollTo(0, 0));
  // Until the navbar is back in its place, it covers the announcement above it.
  await expect(page.locator('.navbar')).toHaveCSS('transform', 'none');
};

/** Waits for parts that come late and take the place of others. */
const late: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'demo-kit': (page) => new Demo(page, 'bulma').shown(),
  'docs-intro': exampleStarted,
  'docs-live': exampleStarted,
  'docs-old': exampleStarted,
  'api-package': namesOfPackage,
  'api-variable': namesOfPackage,
  sandbox: (page) => page.locator('.cm-content').waitFor(),
  'search-results': (page) => page.locator('main ol > li').first().waitFor(),
};

describe.for(['desktop', 'phone'] as const)('by the Tab key, %s', (window) => {
  const names: readonly string[] = walks[window];
  const kinds = pageKinds.filter(({ name }) => names.includes(name));

  test.for(kinds)('$name', { timeout: 90_000 }, async ({ name, address, status }, { site }) => {
    const page = await site.open(shorter[name] ?? address, {
      status,
      viewport: viewports[window],
      reducedMotion: true,
    });
    await late[name]?.(page);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops[0]?.text).toContain('Skip to main content');
    const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.text} ${fault}`));
    expect(faults).toEqual([]);
    expect(await missedControls(page)).toEqual([]);
  });
});
