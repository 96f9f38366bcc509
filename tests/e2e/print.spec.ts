import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

const address = '/docs/intro';

describe('a printed page', () => {
  test('is light, and shows what readers would have to open', async ({ site }) => {
    const page = await site.open(address, { storage: { theme: 'dark' } });
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const hidden = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-query], [role=tabpanel] code, .folded')]
          .filter((element) => !element.checkVisibility())
          .map(({ textContent }) => textContent?.slice(0, 40)),
      );
    const onScreen = await background();
    expect((await hidden()).length).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    expect(onScreen).not.toBe('rgb(255, 255, 255)');
    expect(await hidden()).toEqual([]);
  });

  test.for(['antd', 'bootstrap', 'mantine', 'material', 'tremor'])(
    'has %s in light colors, too',
    async (kit, { site }) => {
      const page = await site.open(`/demo/${kit}`, { storage: { theme: 'dark' } });
      const frame = page.frameLocator('main iframe');
      const colors = () =>
        frame.locator('html').evaluate((html) => {
          const field = html.querySelector('.rule') ?? html;
          return [html.style.colorScheme, getComputedStyle(field).color];
        });
      await expect(frame.locator('.rule').first()).toBeVisible();
      const [onScreen, colorOnScreen] = await colors();
      expect(onScreen).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(async () => (await colors())[0]).toBe('light');
      await expect.poll(async () => (await colors())[1]).not.toBe(colorOnScreen);
    },
  );
});
