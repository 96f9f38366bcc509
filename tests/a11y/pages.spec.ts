import type { Page } from '@playwright/test';
import { pageAddresses } from '../fixture/addresses.ts';
import { findFaults, injectAxe, type RuleSet } from '../fixture/axe.ts';
import { root } from '../fixture/paths.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { type PageKind, pageKinds } from '../kinds.ts';
import { addressesOf, filesOfLastCommit, sampleOf } from './touched.ts';

const { desktop, phone } = viewports;

/** The modes differ only in colors, so the second look at a width runs only the rules about colors. */
const looks = [
  { mode: 'light', viewport: desktop, rules: 'all' },
  { mode: 'dark', viewport: desktop, rules: 'of colors' },
  { mode: 'dark', viewport: phone, rules: 'all' },
  { mode: 'light', viewport: phone, rules: 'of colors' },
] as const;

/** Of more changed pages than this, only a sample is checked, because the gate has to end within minutes. */
const mostTouchedPages = 40;

const others = pageAddresses().filter(
  (address) => !pageKinds.some((kind) => kind.address === address),
);

/** The pages that the last commit touched. */
function touchedPages(): readonly string[] {
  const files = filesOfLastCommit(root);
  if (!files) {
    console.log(
      'This clone lacks the commit before the last one, so only a page of each kind is checked.',
    );
    return [];
  }
  const touched = addressesOf(files).filter((address) => others.includes(address));
  const sample = sampleOf(touched, mostTouchedPages);
  if (sample.length < touched.length) {
    console.log(
      `The last commit changed ${touched.length} pages, and ${sample.length} of them are checked. To check all pages, run A11Y_ALL=1 npm run check:a11y`,
    );
  }
  return sample;
}

async function show(page: Page, { mode, viewport }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForSelector(`html[data-theme=${mode}]`, { state: 'attached' });
  // axe would judge colors in the middle of a transition.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** A fault that lasts for a moment, while the page changes, affects nobody. */
async function lastingFaults(page: Page, rules: RuleSet): Promise<readonly string[]> {
  const faults = await findFaults(page, rules);
  if (faults.length === 0) return faults;
  await page.waitForTimeout(500);
  return findFaults(page, rules);
}

const checked: readonly Omit<PageKind, 'name'>[] = [
  ...pageKinds,
  ...(process.env.A11Y_ALL === '1' ? others : touchedPages()).map((address) => ({ address })),
];

/** axe takes seconds on a long page, and several times as many on a busy machine. */
const timeout = 120_000;

test.for(checked)(
  '$address is accessible',
  { timeout },
  async ({ address, status, leaves }, { site }) => {
    if (leaves) site.allowProblem(/^https:/, 'the page soon takes its reader to another site');
    const page = await site.open(address, {
      status,
      // Without transitions, colors are final as soon as they change.
      reducedMotion: true,
      prepare: (opened) =>
        opened.route(
          ({ origin }) => origin !== site.origin,
          (route) => route.abort('aborted'),
        ),
    });
    // Until skipped content is rendered, Chromium can report the other mode's colors for it.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await injectAxe(page);
    const faults: string[] = [];
    for (const look of looks) {
      await show(page, look);
      const found = await lastingFaults(page, look.rules);
      faults.push(...found.map((fault) => `${look.mode}, ${look.viewport.width} pixels: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
