import type { Page } from '@playwright/test';
import { medianOf } from '../../tools/lib/median.ts';
import { writeAddress } from '../../website/features/demo/client/address/address.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { kitPath } from '../../website/kits/kits.ts';
import { visited } from '../audits/served.ts';
import { flatQuery } from '../fixture/long-query.ts';

/**
 * `npm run bench -- demo [kit ...]`: for queries of several lengths, the longest task while the demo of `build/` opens,
 * and the time from a key to the frame that shows its letter, in milliseconds, with the ratio to the first kit.
 */
const [first = 'plain', ...others] = process.argv.slice(2);
const counts = [10, 100, 1_000, ...(others.length > 0 ? [] : [5_000])];
const keys = 20;

type Watched = Window & { watched: { tasks: number[]; keys: number[] } };

await visited('build', async (browser, origin) => {
  const baselines = new Map<number, readonly number[]>();
  for (const kit of [first, ...others]) {
    for (const count of counts) {
      const address = await writeAddress({ ...defaultState(), query: flatQuery(count) });
      const page = await browser.newPage();
      const times = await measure(page, `${origin}${kitPath(kit)}${address}`, `r${count / 2}`);
      await page.close();
      const baseline = baselines.get(count) ?? times;
      baselines.set(count, baseline);
      const [opening, letter] = times.map(
        (time, index) => `${time} ms (${(time / (baseline[index] || 1)).toFixed(1)})`,
      );
      console.log(`${kit}, ${count} rules: longest task ${opening}, letter after ${letter}`);
    }
  }
});

async function measure(page: Page, url: string, rule: string): Promise<[number, number]> {
  page.setDefaultTimeout(300_000);
  // Runs in the page and in its frames.
  await page.addInitScript(() => {
    const watched: Watched['watched'] = { tasks: [], keys: [] };
    Object.assign(window, { watched });
    const observer = new PerformanceObserver((list) => {
      for (const { name, entryType, duration } of list.getEntries()) {
        if (entryType === 'longtask') watched.tasks.push(duration);
        else if (name === 'keydown') watched.keys.push(duration);
      }
    });
    observer.observe({ type: 'longtask' });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  const isFramed = /\/demo\/./.test(url);
  const builder = isFramed ? page.frameLocator('main iframe') : page;
  const input = builder.locator(`[data-rule-id="${rule}"] input`).last();
  const asks = page.getByRole('button', { name: /^Render .* anyway$/ });
  // A long query's builder is rendered only after this click.
  await Promise.race([asks.click(), input.waitFor({ state: 'attached' })]);
  await input.focus();
  const tasks = await page.evaluate(() => (window as unknown as Watched).watched.tasks);
  for (let key = 0; key < keys; key++) await input.press('x', { delay: 150 });
  const letters = await input.evaluate(() => (window as unknown as Watched).watched.keys);
  return [Math.round(Math.max(0, ...tasks)), Math.round(medianOf(letters))];
}
