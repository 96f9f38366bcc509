import { describe, expect } from 'vitest';
import { missedControls, walk } from '../fixture/keyboard.ts';
import { viewports } from '../fixture/site.ts';
import { test } from '../fixture/test.ts';
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
    'api-step',
    'demo',
    'demo-kit',
    'sandbox',
    'search-results',
    'not-found',
  ],
  phone: ['home', 'docs-live', 'api-variable', 'demo', 'sandbox'],
} as const satisfies Record<string, readonly string[]>;

describe.for(['desktop', 'phone'] as const)('by the Tab key, %s', (window) => {
  const names: readonly string[] = walks[window];
  const kinds = pageKinds.filter(({ name }) => names.includes(name));

  test.for(kinds)('$name', { timeout: 90_000 }, async ({ address, status }, { site }) => {
    const page = await site.open(address, {
      status,
      viewport: viewports[window],
      reducedMotion: true,
    });
    await page.waitForLoadState('networkidle');
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops[0]?.text).toContain('Skip to main content');
    const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.text} ${fault}`));
    expect(faults).toEqual([]);
    expect(await missedControls(page)).toEqual([]);
  });
});
