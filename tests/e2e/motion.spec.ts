import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';
import { pageKinds } from '../kinds.ts';

const details = (page: Page) => page.locator('.markdown details, main details').first();

const box = (page: Page) => details(page).locator(':scope > div');

/** Opens or closes the box; resolves to the animation that the theme starts, and the height it is made for. */
async function toggle(page: Page): Promise<{ transition: string; height: number }> {
  // In an object, because a promise would be awaited before the click.
  const observed = await box(page).evaluateHandle((box: HTMLElement) => ({
    animation: new Promise<{ transition: string; height: number }>((resolve) => {
      const observer = new MutationObserver(() => {
        const height = Number.parseFloat(box.style.height);
        if (!box.style.transition || !(height > 0)) return;
        observer.disconnect();
        resolve({ transition: box.style.transition, height });
      });
      observer.observe(box, { attributeFilter: ['style'] });
    }),
  }));
  await details(page).locator('summary').click();
  return observed.evaluate(({ animation }) => animation);
}

/** Milliseconds that the theme takes for a box of this height. */
function expectedDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

describe('collapsible content', () => {
  test('moves for a time that depends on its height', async ({ site }) => {
    const page = await site.open('/markdown-page');
    const { transition, height } = await toggle(page);
    expect(height).toBeGreaterThan(20);
    expect(transition).toContain(`height ${expectedDuration(height)}ms`);
  });

  test('moves for 1 ms with reduced motion', async ({ site }) => {
    const page = await site.open('/markdown-page', { reducedMotion: true });
    const { transition } = await toggle(page);
    expect(transition).toContain('height 1ms');
  });

  test.for([true, false])(
    'ends open, then closed (reduced motion: %s)',
    async (reducedMotion, { site }) => {
      const page = await site.open('/markdown-page', { reducedMotion });
      await toggle(page);
      await expect(details(page)).toHaveAttribute('open');
      await expect
        .poll(() => box(page).evaluate(({ style }: HTMLElement) => style.height))
        .toBe('auto');
      await expect(box(page).locator('p')).toBeVisible();
      await toggle(page);
      await expect(details(page)).not.toHaveAttribute('open');
    },
  );
});

describe('with reduced motion', () => {
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

  test.for(pageKinds.filter(({ leaves }) => !leaves))(
    'nothing moves: $name',
    async ({ address, status }, { tour }) => {
      const page = await tour.visit(address, { status });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await movers(page)).toEqual([]);
    },
  );

  test('nothing moves in the menus', async ({ site }) => {
    const page = await site.open('/docs/intro', {
      reducedMotion: true,
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').waitFor();
    expect(await movers(page)).toEqual([]);
  });
});
