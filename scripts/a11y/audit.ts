import type { Browser, Page } from 'playwright-core';
import { interactive } from '../../tests/fixture/alive.ts';
import {
  type AccessibilityFault,
  findFaults,
  injectAxe,
  type RuleSet,
} from '../../tests/fixture/axe.ts';
import { viewports } from '../../tests/fixture/site.ts';

/** A page to look at. */
export interface Subject {
  readonly address: string;
  /** The status that it answers with; 200 by default. */
  readonly status?: number;
  /** Whether the page takes its reader to another site after a moment. */
  readonly leaves?: boolean;
}

/** What came of looking at all pages. */
export interface Audit {
  readonly pages: number;
  /** One per page, colour mode and width. */
  readonly checks: number;
  /** One line each: page, mode, width, rule, selector and remedy. */
  readonly faults: readonly string[];
}

const { desktop, phone } = viewports;

/** Modes differ in colours alone, so the second look at a width asks the rules of colours. */
const looks = [
  { mode: 'light', viewport: desktop, rules: 'all' },
  { mode: 'dark', viewport: desktop, rules: 'of colours' },
  { mode: 'dark', viewport: phone, rules: 'all' },
  { mode: 'light', viewport: phone, rules: 'of colours' },
] as const;

/**
 * Runs axe over pages in both colour modes, on a wide and on a narrow window.
 *
 * A page is loaded once; mode and width change while it is open, as they do for a reader. Two pages
 * are open at a time.
 *
 * @param browser - Stays open.
 * @param origin - Where the site is served.
 * @param subjects - The pages.
 * @param onPage - Called when a page is done, with its number of faults.
 */
export async function auditPages(
  browser: Browser,
  origin: string,
  subjects: readonly Subject[],
  onPage: (subject: Subject, faults: readonly string[]) => void = () => {},
): Promise<Audit> {
  const waiting = [...subjects];
  const faults: string[] = [];
  const work = async () => {
    // Without transitions, colours are final as soon as they change.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const found = await auditPage(page, origin, subject);
      faults.push(...found);
      onPage(subject, found);
    }
    await page.context().close();
  };
  await Promise.all([work(), work()]);
  return { pages: subjects.length, checks: subjects.length * looks.length, faults };
}

async function auditPage(page: Page, origin: string, subject: Subject): Promise<string[]> {
  const faults: string[] = [];
  try {
    await open(page, origin, subject);
    for (const { mode, viewport, rules } of looks) {
      await show(page, mode, viewport);
      for (const { rule, selector, remedy } of await lastingFaults(page, rules)) {
        faults.push(
          `${subject.address}: ${mode}: ${viewport.width}: ${rule}: ${selector}: ${remedy}`,
        );
      }
    }
  } catch (error) {
    faults.push(`${subject.address}: could not be looked at: ${error}`);
  }
  return faults;
}

/** What is a fault for a moment only, while a page changes, keeps nobody from using it. */
async function lastingFaults(page: Page, rules: RuleSet): Promise<readonly AccessibilityFault[]> {
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
  if (response?.status() !== status) throw new Error(`answered ${response?.status()}`);
  await interactive(page);
  // Chromium can leave the colours of the other mode in what is not drawn, until that is.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await injectAxe(page);
}

/** Changes colour mode and width, and waits until the page has followed. */
async function show(page: Page, mode: 'light' | 'dark', viewport: typeof desktop | typeof phone) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForSelector(`html[data-theme=${mode}]`, { state: 'attached' });
  // Colours that are still on their way would be judged as they are.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
