import type { Page } from '@playwright/test';
import { versions } from '../../releases/versions.ts';
import { readChange } from '../../tools/lib/change.mjs';
import { folderOf, readPages, sourceOf } from '../../website/site/pages.ts';
import { pageAddresses } from '../fixture/addresses.ts';
import { findFaults, injectAxe, type RuleSet } from '../fixture/axe.ts';
import { root } from '../fixture/paths.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { type PageKind, pageKinds } from '../kinds.ts';

const { desktop, phone } = viewports;

/** The modes differ only in colors, so the second look at a width runs only the rules about colors. */
const looks = [
  { mode: 'light', viewport: desktop, rules: 'all' },
  { mode: 'dark', viewport: desktop, rules: 'of colors' },
  { mode: 'dark', viewport: phone, rules: 'all' },
  { mode: 'light', viewport: phone, rules: 'of colors' },
] as const;

/** Of more changed pages than this, only a sample is checked, because the gate has to end within minutes. */
const mostChangedPages = 40;

const others = pageAddresses().filter(
  (address) => !pageKinds.some((kind) => kind.address === address),
);

/** Folders of pages in Markdown, and their addresses. */
const folders: readonly (readonly [folder: string, address: string])[] = [
  ...versions.map(({ name, path }) => [folderOf(name), path] as const),
  ['website/src/pages', ''],
];

/** The pages of files that are edited or, if there are no edits, that the last commit changed. */
function changedPages(): readonly string[] {
  let files: readonly string[];
  try {
    ({ files } = readChange(root));
  } catch {
    console.log(
      'This folder lacks the commit before the last one, so only a page of each kind is checked.',
    );
    return [];
  }
  const changed = folders
    .flatMap(([folder, address]) =>
      readPages(folder).map(({ path }) => ({
        address: address + path.slice(folder.length).replace(/(?:\/index)?\.mdx?$/, ''),
        source: sourceOf(path).replaceAll('\\', '/'),
      })),
    )
    .filter(({ address, source }) => files.includes(source) && others.includes(address))
    .map(({ address }) => address);
  const distance = Math.ceil(changed.length / mostChangedPages);
  if (distance > 1) {
    console.log(
      `${changed.length} pages have changed, and every ${distance}th is checked. To check all pages, run A11Y_ALL=1 npm run check:a11y`,
    );
  }
  return changed.filter((_, index) => index % distance === 0);
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
  ...(process.env.A11Y_ALL === '1' ? others : changedPages()).map((address) => ({ address })),
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
