import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { sidewaysScrollers } from '../fixture/layout.ts';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

/** A window of 1280 × 1024 at 200% and at 400%. */
const zooms = [
  { zoom: '200%', viewport: { width: 640, height: 512 } },
  { zoom: '400%', viewport: { width: 320, height: 256 } },
] as const;

/** WCAG 1.4.12: what a page must bear. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

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

describe.for(zooms)('at $zoom', ({ viewport }) => {
  test.for(kinds)('$name fits', async ({ address, status }, { tour }) => {
    const page = await tour.visit(address, { status, viewport });
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    expect(await coveredPart(page)).toBeLessThan(0.34);
  });
});

const texts = [
  { text: 'wide text spacing', css: textSpacing },
  { text: 'text of twice the size', css: 'html { font-size: 200% }' },
] as const;

test('a long name of a package fits next to the page menu', async ({ site }) => {
  const viewport = { width: 320, height: 640 };
  const page = await site.open('/api/datetime/date-fns/functions/datetimeRuleProcessorCEL', {
    viewport,
  });
  expect(await sidewaysScrollers(page)).toEqual([]);
});

describe.for(texts)('with $text', ({ css }) => {
  test.for(kinds)('$name fits', async ({ address, status }, { tour }) => {
    const page = await tour.visit(address, { status, viewport: { width: 390, height: 844 } });
    await page.addStyleTag({ content: css });
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  });
});
