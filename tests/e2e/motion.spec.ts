import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../fixture/test.ts';

const details = (page: Page) => page.locator('.markdown details, main details').first();

const box = (page: Page) => details(page).locator(':scope > div');

/** Opens or closes the box; resolves to the animation that the theme starts, and the height it is made for. */
async function toggle(page: Page): Promise<{ transition: string; height: number }> {
  const animation = box(page).evaluate(
    (box: HTMLElement) =>
      new Promise<{ transition: string; height: number }>((resolve) => {
        const observer = new MutationObserver(() => {
          const height = Number.parseFloat(box.style.height);
          if (!box.style.transition || !(height > 0)) return;
          observer.disconnect();
          resolve({ transition: box.style.transition, height });
        });
        observer.observe(box, { attributeFilter: ['style'] });
      }),
  );
  await details(page).locator('summary').click();
  return animation;
}

/** Milliseconds that the theme takes for a box of this height. */
function expectedDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

describe('what collapses', () => {
  test('moves for a time that follows from its height', async ({ site }) => {
    const page = await site.open('/markdown-page');
    const { transition, height } = await toggle(page);
    expect(height).toBeGreaterThan(20);
    expect(transition).toContain(`height ${expectedDuration(height)}ms`);
  });

  test('moves for 1 ms when less motion is wanted', async ({ site }) => {
    const page = await site.open('/markdown-page', { reducedMotion: true });
    const { transition } = await toggle(page);
    expect(transition).toContain('height 1ms');
  });

  test.for([true, false])(
    'ends open, then closed (less motion: %s)',
    async (reducedMotion, { site }) => {
      const page = await site.open('/markdown-page', { reducedMotion });
      const isOpen = () =>
        details(page).evaluate((element) => (element as HTMLDetailsElement).open);
      await toggle(page);
      await expect.poll(isOpen).toBe(true);
      await expect
        .poll(() => box(page).evaluate(({ style }: HTMLElement) => style.height))
        .toBe('auto');
      expect(await box(page).locator('p').isVisible()).toBe(true);
      await toggle(page);
      await expect.poll(isOpen).toBe(false);
    },
  );
});
