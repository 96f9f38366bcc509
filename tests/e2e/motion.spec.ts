import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

const details = (page: Page) => page.locator('.markdown details, main details').first();

const box = (page: Page) => details(page).locator(':scope > div');

/** Opens or closes the box; resolves to the animation that the theme starts, and the height it is made for. */
async function toggle(page: Page, key: string): Promise<{ transition: string; height: number }> {
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
  await details(page).locator('summary').press(key);
  return observed.evaluate(({ animation }) => animation);
}

/** Milliseconds that the theme takes for a box of this height. */
function expectedDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

describe('collapsible content', () => {
  test.for([true, false])(
    'moves for a time that depends on its height, and ends open, then closed (reduced motion: %s)',
    async (reducedMotion, { site }) => {
      const page = await site.open('/markdown-page', { reducedMotion });
      const { transition, height } = await toggle(page, 'Enter');
      expect(height).toBeGreaterThan(20);
      const duration = reducedMotion ? 1 : expectedDuration(height);
      expect(transition).toContain(`height ${duration}ms`);
      await expect(details(page)).toHaveAttribute('open');
      await expect
        .poll(() => box(page).evaluate(({ style }: HTMLElement) => style.height))
        .toBe('auto');
      await expect(box(page).locator('p')).toBeVisible();
      await toggle(page, 'Space');
      await expect(details(page)).not.toHaveAttribute('open');
    },
  );
});
