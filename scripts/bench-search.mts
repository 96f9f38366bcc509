/** Measures how long hits on `build/` take after a key. The machine decides that, so it isn't a gate. */
import type { Page } from 'playwright-core';
import { interactive } from '../tests/fixture/interactive.ts';
import { dialog } from '../tests/search/dialog.ts';
import { visited } from './lib/served.ts';

const queries = ['formatQuery', 'clone buttons', 'validation', 'custom value editor', 'mongodb'];

async function firstQuery(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const { field, hits } = dialog(page);
  await field.waitFor();
  const started = Date.now();
  await field.fill('rule');
  await hits.first().waitFor();
  return Date.now() - started;
}

/** Types a query, and measures the milliseconds from each key to the change of the hits. */
async function keyTimes(page: Page, query: string): Promise<number[]> {
  await dialog(page).field.fill('');
  const times: number[] = [];
  for (const key of query) {
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          const observer = new MutationObserver(() => {
            if (!pressed) return;
            observer.disconnect();
            resolve(performance.now() - pressed);
          });
          window.addEventListener('keydown', () => (pressed = performance.now()), {
            once: true,
            capture: true,
          });
          const hits = document.querySelector('dialog');
          if (hits) observer.observe(hits, { childList: true, subtree: true, characterData: true });
          setTimeout(() => resolve(Number.NaN), 2000);
        }),
    );
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await time);
  }
  return times;
}

await visited('build', async (browser, origin) => {
  const page = await browser.newPage();
  await page.goto(`${origin}/docs/intro`);
  await interactive(page);
  console.log(`first query: ${await firstQuery(page)} ms from entering the query to its hits`);
  const times: number[] = [];
  for (const query of queries) times.push(...(await keyTimes(page, query)));
  // A key press that leads to the same hits changes nothing.
  const sorted = times.filter((time) => !Number.isNaN(time)).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  console.log(
    `later keys: median ${at(0.5)} ms, 90 of 100 within ${at(0.9)} ms (${sorted.length})`,
  );
});
