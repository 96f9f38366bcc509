import type { Browser, Page } from 'playwright-core';
import { findFaults, injectAxe, type RuleSet } from '../../fixture/axe.ts';
import { interactive } from '../../fixture/interactive.ts';
import { viewports } from '../../fixture/site.ts';
import type { PageKind } from '../../kinds.ts';

export type Subject = Omit<PageKind, 'name'>;

const { desktop, phone } = viewports;

/** The modes differ only in colors, so the second look at a width runs only the rules about colors. */
const looks = [
  { mode: 'light', viewport: desktop, rules: 'all' },
  { mode: 'dark', viewport: desktop, rules: 'of colors' },
  { mode: 'dark', viewport: phone, rules: 'all' },
  { mode: 'light', viewport: phone, rules: 'of colors' },
] as const;

export const checksPerPage = looks.length;

/**
 * Runs axe over pages in both color modes, in a wide and a narrow window.
 *
 * @param onPage - Gets the faults of each page. Each says the page, mode, width, rule, selector, and remedy.
 */
export async function auditPages(
  browser: Browser,
  origin: string,
  subjects: readonly Subject[],
  onPage: (faults: readonly string[]) => void,
): Promise<void> {
  const waiting = [...subjects];
  const work = async () => {
    // Without transitions, colors are final as soon as they change.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      onPage(await auditPage(page, origin, subject));
    }
    await page.context().close();
  };
  await Promise.all([work(), work()]);
}

async function auditPage(page: Page, origin: string, subject: Subject): Promise<string[]> {
  const faults: string[] = [];
  try {
    await open(page, origin, subject);
    for (const { mode, viewport, rules } of looks) {
      await show(page, mode, viewport);
      const found = await lastingFaults(page, rules);
      faults.push(
        ...found.map((fault) => `${subject.address}: ${mode}: ${viewport.width}: ${fault}`),
      );
    }
  } catch (error) {
    faults.push(`${subject.address}: couldn't be checked: ${error}`);
  }
  return faults;
}

/** A fault that lasts for a moment, while the page changes, affects nobody. */
async function lastingFaults(page: Page, rules: RuleSet): Promise<readonly string[]> {
  const faults = await findFaults(page, rules);
  if (faults.length === 0) return faults;
  await page.waitForTimeout(500);
  return findFaults(page, rules);
}

async function open(page: Page, origin: string, { address, status = 200, leaves }: Subject) {
  await page.setViewportSize(looks[0].viewport);
  await page.emulateMedia({ colorScheme: looks[0].mode });
  if (leaves)
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort('aborted'),
    );
  const response = await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
  if (response?.status() !== status) throw new Error(`responded with ${response?.status()}`);
  await interactive(page);
  // Until skipped content is rendered, Chromium can report the other mode's colors for it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await injectAxe(page);
}

async function show(page: Page, mode: 'light' | 'dark', viewport: typeof desktop | typeof phone) {
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
