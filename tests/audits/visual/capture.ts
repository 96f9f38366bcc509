import type { Browser, BrowserContext, Page } from '@playwright/test';
import { interactive } from '../../fixture/interactive.ts';
import { type Pixels, readPixels } from '../../fixture/pixels.ts';
import type { PageKind } from '../../kinds.ts';
import { shrink } from './compare.ts';

export interface Picture {
  /** Kind of the page, color mode, and width of the window, such as `home-dark-390`. */
  readonly name: string;
  readonly image: Pixels;
}

/** The windows, which show the start of a page. */
export const windows = [
  { width: 1440, height: 1200 },
  { width: 390, height: 1599 },
] as const;

export const modes = ['light', 'dark'] as const;

const scale = 3;

const today = '2025-06-02T12:00:00Z';

/** A page that still changes after this many pictures never settles. */
const mostPictures = 20;

/** A page has settled when this many more pictures, with pauses in between, show the same. */
const picturesAtRest = 2;
const pauseMs = 400;

/** Milliseconds for a step on a busy machine. */
const patience = 60_000;

/** Takes a page's pictures in both color modes and two widths. Throws if the page never settles. */
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

async function atRest(page: Page): Promise<Pixels> {
  let before: Buffer | undefined;
  let same = 0;
  for (let count = 0; count < mostPictures; count++) {
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    const picture = await page.screenshot({ animations: 'disabled' });
    same = before?.equals(picture) ? same + 1 : 0;
    if (same === picturesAtRest) return readPixels(picture);
    before = picture;
    await page.waitForTimeout(pauseMs);
  }
  throw new Error(`The page still changes after ${mostPictures} pictures.`);
}

/** Identifies this machine's fonts by the width of a line of text. */
export async function measureFonts(browser: Browser, origin: string): Promise<readonly number[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/markdown-page`);
  const widths = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    // Form controls have the browser's own font.
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
