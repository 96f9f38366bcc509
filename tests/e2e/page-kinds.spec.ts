import type { Page } from '@playwright/test';
import { sidewaysScrollers } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

/** A window of 1280 × 1024 at 200% and at 400%. */
const zooms = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

/** Text of twice the size, and what a page must bear by WCAG 1.4.12. */
const texts = [
  'html { font-size: 200% }',
  `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`,
] as const;

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

/** What would move for longer than an instant, or without an end. */
const movers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(
        ...list.split(',').map((time) => Number.parseFloat(time) * (/ms/.test(time) ? 1 : 1000)),
      );
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        return (
          milliseconds(transitionDuration) > 1 ||
          (animationName !== 'none' && milliseconds(animationDuration) > 1) ||
          scrollBehavior === 'smooth'
        );
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
  });

const fits = async (page: Page, message: string) => {
  await expect.poll(() => sidewaysScrollers(page), { message }).toEqual([]);
  await expect.poll(() => cutTexts(page), { message }).toEqual([]);
};

test.for(pageKinds.filter(({ leaves }) => !leaves))(
  '$name fits at 400%, with text of twice the size or wide spacing, and moves nothing',
  // The longest page is laid out six times, which takes over 30 seconds on a busy machine.
  { timeout: 120_000 },
  async ({ address, status }, { tour }) => {
    const page = await tour.visit(address, { status, viewport: viewports.desktop });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movers(page)).toEqual([]);
    for (const css of texts) {
      const style = await page.addStyleTag({ content: css });
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        await fits(page, `${css}, ${viewport.width} pixels`);
      }
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
    for (const viewport of zooms) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await fits(page, `${viewport.width} pixels`);
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
      expect(await coveredPart(page)).toBeLessThan(0.34);
    }
  },
);

test('nothing moves in the menus', async ({ site }) => {
  const page = await site.open('/docs/intro', { reducedMotion: true, viewport: viewports.phone });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').waitFor();
  expect(await movers(page)).toEqual([]);
});

test('a long name of a package fits next to the page menu', async ({ site }) => {
  const viewport = { width: 320, height: 640 };
  const page = await site.open('/api/datetime/date-fns/functions/datetimeRuleProcessorCEL', {
    viewport,
  });
  expect(await sidewaysScrollers(page)).toEqual([]);
});
