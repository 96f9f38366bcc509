import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../fixture/test.ts';

const details = (page: Page) => page.locator('.markdown details, main details').first();

/** The time of the running or last animation, as the theme set it, and the height that it was made for. */
async function toggle(page: Page) {
  await details(page).locator('summary').click();
  await expect.poll(() => transition(page)).not.toBe('');
  const height = await details(page)
    .locator(':scope > div')
    .evaluate((box) => box.scrollHeight);
  return { transition: await transition(page), height };
}

const transition = (page: Page) =>
  details(page)
    .locator(':scope > div')
    .evaluate((box) => (box as HTMLElement).style.transition);

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
      await expect.poll(() => details(page).locator('p').isVisible()).toBe(true);
      await toggle(page);
      await expect.poll(isOpen).toBe(false);
    },
  );
});
