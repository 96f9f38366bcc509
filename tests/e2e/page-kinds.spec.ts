import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { movers, sidewaysScrollers } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

/** WCAG 1.4.12: what a page must bear. */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const largeText = 'html { font-size: 200% }';

const noStyle = 'html {}';

/**
 * Windows, and the styles that a reader adds in each. A window of 1280 × 1024 has the smaller ones at 200% and at
 * 400%. Each change of the size takes as long as a page, so each is made once.
 */
const windows = [
  { viewport: viewports.desktop, styles: [wideSpacing, largeText] },
  { viewport: { width: 640, height: 512 }, styles: [noStyle] },
  { viewport: viewports.phone, styles: [wideSpacing, largeText] },
  { viewport: { width: 320, height: 256 }, styles: [noStyle] },
];

const kinds = pageKinds.filter(({ leaves }) => !leaves);

/** Texts that a box around them cuts off without a way to scroll to them. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest(
        '.sr-only, [class*=skipToContent], svg, select, .cm-editor, [aria-hidden=true]',
      ) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const cuts = (element: Element, axis: 'x' | 'y') => {
      const style = getComputedStyle(element);
      const size = axis === 'x' ? 'Width' : 'Height';
      const isCutting = ['hidden', 'clip'].includes(
        axis === 'x' ? style.overflowX : style.overflowY,
      );
      return isCutting && element[`scroll${size}`] > element[`client${size}`] + 2;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.textContent?.trim() && !isHidden(element))
      .filter((element) => element.clientWidth > 0 && (cuts(element, 'x') || cuts(element, 'y')))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });

/** The part of the window's height that stays covered while the page is scrolled. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, width, height } = element.getBoundingClientRect();
      const isBar = width > innerWidth / 2 && top <= 0 && top + height > 0;
      return (
        (position === 'fixed' || position === 'sticky') &&
        isBar &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    });
    const heights = fixed.map((element) => element.getBoundingClientRect().bottom);
    return Math.max(0, ...heights) / innerHeight;
  });

/** Fails if the page, once it has followed a new width, scrolls sideways or cuts a text. */
async function expectFits(page: Page, message: string): Promise<void> {
  await expect.poll(() => sidewaysScrollers(page), { message }).toEqual([]);
  await expect.poll(() => cutTexts(page), { message }).toEqual([]);
}

describe('with zoom, wide spacing, large text, and reduced motion', () => {
  test.for(kinds)('$name fits, and nothing moves', async ({ address, status }, { tour }) => {
    const page = await tour.visit(address, { status, viewport: viewports.desktop });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movers(page)).toEqual([]);
    for (const { viewport, styles } of windows) {
      await page.setViewportSize(viewport);
      for (const content of styles) {
        const style = await page.addStyleTag({ content });
        await expectFits(page, `${viewport.width} px ${content}`);
        await style.evaluate((element: Element) => element.remove());
      }
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
      expect(await coveredPart(page), `${viewport.width} px`).toBeLessThan(0.34);
    }
  });
});

test('a long name of a package fits next to the page menu', async ({ site }) => {
  const viewport = { width: 320, height: 640 };
  const page = await site.open('/api/datetime/date-fns/functions/datetimeRuleProcessorCEL', {
    viewport,
  });
  expect(await sidewaysScrollers(page)).toEqual([]);
});
