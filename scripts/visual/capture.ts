import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { interactive } from '../../tests/fixture/alive.ts';
import type { PageKind } from '../../tests/kinds.ts';
import { shrink } from './compare.ts';

/** A picture of a page. */
export interface Picture {
  /** Kind of the page, colour mode and width of the window, e.g. `home-dark-390`. */
  readonly name: string;
  readonly image: PNG;
}

/** The windows; a page is shown from its start, as far as it fits. */
const windows = [
  { width: 1440, height: 1200 },
  { width: 390, height: 1599 },
] as const;

const modes = ['light', 'dark'] as const;

/** Pictures are kept at a third of their size. */
const scale = 3;

/** The day on all pages. */
const today = '2025-06-02T12:00:00Z';

/** A page that still changes after so many pictures never comes to rest. */
const mostPictures = 20;

/** A page is at rest when so many more pictures, with pauses between, show the same. */
const picturesAtRest = 2;
const pauseMs = 400;

/** How long a busy machine may take for one step, in milliseconds. */
const patience = 60_000;

/**
 * Takes the pictures of a page in both colour modes, on a wide and on a narrow window.
 *
 * Time stands still, nothing moves, and the announcement says the same on every day.
 *
 * @param browser - Stays open.
 * @param origin - Where the site is served.
 * @throws Error when the page does not come to rest.
 */
export async function picturesOf(
  browser: Browser,
  origin: string,
  kind: PageKind,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const viewport of windows) {
    const context = await browser.newContext({ viewport, ...environment });
    context.setDefaultTimeout(patience);
    const page = await open(context, origin, kind);
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      await page.waitForSelector(`html[data-theme=${mode}]`, { state: 'attached' });
      pictures.push({
        name: `${kind.name}-${mode}-${viewport.width}`,
        image: shrink(await atRest(page), scale),
      });
    }
    await context.close();
  }
  return pictures;
}

const environment = { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' } as const;

async function open(context: BrowserContext, origin: string, kind: PageKind): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(today));
  if (kind.leaves) {
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort('aborted'),
    );
  }
  await page.goto(origin + kind.address, { waitUntil: 'load' });
  await interactive(page);
  await page.addStyleTag({ content: '*{caret-color:transparent!important}' });
  await page.evaluate(() => {
    const announcement = document.querySelector('.theme-announcement-bar [class^=content]');
    if (announcement) announcement.textContent = 'Announcement';
  });
  return page;
}

/** The picture of a page that says nothing of being busy, and stays the same for a while. */
async function atRest(page: Page): Promise<PNG> {
  let before: Buffer | undefined;
  let same = 0;
  for (let count = 0; count < mostPictures; count++) {
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    const picture = await page.screenshot({ animations: 'disabled' });
    same = before?.equals(picture) ? same + 1 : 0;
    if (same === picturesAtRest) return PNG.sync.read(picture);
    before = picture;
    await page.waitForTimeout(pauseMs);
  }
  throw new Error(`The page does not come to rest within ${mostPictures} pictures.`);
}

/**
 * What the site's fonts are on this machine: how wide they draw a line of text.
 *
 * @param browser - Stays open.
 * @param origin - Where the site is served.
 */
export async function measureFonts(browser: Browser, origin: string): Promise<readonly number[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/markdown-page`);
  const widths = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    // Controls of forms have the browser's own font.
    const families = [
      styles.getPropertyValue('--ifm-font-family-base'),
      styles.getPropertyValue('--ifm-font-family-monospace'),
      'Arial',
    ];
    return families.map((family) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = `100px ${family}`;
      return Math.round(
        context.measureText('Sphinx of black quartz, judge my vow 0123456789').width,
      );
    });
  });
  await page.context().close();
  return widths;
}
