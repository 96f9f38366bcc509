import { describe } from 'vitest';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const phone = { viewport: viewports.phone, phone: true } as const;

describe('on a phone', () => {
  test.for(['/docs/intro', '/docs/utils/export', '/docs/category/tips--tricks', '/docs/compat'])(
    'the heading of %s is at the top of the first screen',
    async (address, { site }) => {
      const page = await site.open(address, phone);
      const { y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
    },
  );

  test('links from tables to the API reference are large enough for a finger', async ({ site }) => {
    const page = await site.open('/docs/utils/export', phone);
    const small = await page.locator('.api-mark').evaluateAll((marks) =>
      marks.filter((mark) => {
        const { width, height } = mark.getBoundingClientRect();
        return Math.min(width, height) < 24;
      }),
    );
    expect(small).toEqual([]);
    expect(await page.locator('.api-mark').count()).toBeGreaterThan(5);
  });

  test('all tools of the demo are in sight, and large enough for a finger', async ({ site }) => {
    const page = await site.open('/demo', phone);
    const tools = [
      page.getByLabel('Data', { exact: true }),
      page.getByLabel('Language', { exact: true }),
      page.getByRole('button', { name: 'Copy link' }),
      page.getByRole('button', { name: 'Start over' }),
    ];
    for (const tool of tools) {
      const box = await tool.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
      expect(box?.y).toBeLessThan(phone.viewport.height / 2);
    }
  });

  test('a panel of the demo that opens below others comes into view', async ({ site }) => {
    const page = await site.open('/demo', phone);
    await page.getByRole('button', { name: 'Results' }).tap();
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeInViewport();
  });
});
