/**
 * Measures how long previews on `build/` take from a click, in the picture or on Run, to the running sample,
 * with a warm cache. It isn't a gate, because the figures depend on the machine.
 */
import type { BrowserContext } from 'playwright-core';
import { interactive } from '../tests/fixture/interactive.ts';
import { allPreviews, live } from '../tests/fixture/previews.ts';
import { visited } from './lib/served.ts';
import { summaryOf } from './lib/summary.ts';

const samples = 20;

/** Milliseconds from the click to the running sample. */
async function timeOf(
  context: BrowserContext,
  address: string,
  index: number,
  start: 'touch' | 'run',
): Promise<number> {
  const page = await context.newPage();
  // The first sample of a page would start by itself.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address);
  await interactive(page);
  const example = page.locator(live).nth(index);
  const result = example.locator('[data-result]');
  await result.scrollIntoViewIfNeeded();
  const took = result.evaluate(
    (host) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('pointerdown', () => (pressed = performance.now()), {
          once: true,
          capture: true,
        });
        new MutationObserver((_, observer) => {
          if (!host.querySelector('iframe[data-state=shown]')) return;
          observer.disconnect();
          resolve(performance.now() - pressed);
        }).observe(host, { childList: true, subtree: true, attributes: true });
      }),
  );
  if (start === 'run') await example.getByRole('button', { name: 'Run' }).click();
  else await result.click({ position: { x: 4, y: 4 } });
  const time = await took;
  await page.close();
  return time;
}

await visited('build', async (browser, origin) => {
  const context = await browser.newContext();
  const all = allPreviews();
  const chosen = all.filter((_, index) => index % Math.ceil(all.length / samples) === 0);
  const times: Record<'touch' | 'run', number[]> = { touch: [], run: [] };
  for (const { address, index } of chosen) {
    // The first visit fills the cache.
    await timeOf(context, origin + address, index, 'run');
    const run = await timeOf(context, origin + address, index, 'run');
    const touch = await timeOf(context, origin + address, index, 'touch');
    times.run.push(run);
    times.touch.push(touch);
    console.log(`${address} ${index + 1}: touch ${touch.toFixed(0)} ms, Run ${run.toFixed(0)} ms`);
  }
  console.log(`touch: ${summaryOf(times.touch)}`);
  console.log(`Run: ${summaryOf(times.run)}`);
});
