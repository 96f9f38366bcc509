import type { Browser } from 'playwright-core';
import { kitPath } from '../../kits/kits.ts';
import { writeAddress } from '../../src/demo/address/address.ts';
import type { PanelId } from '../../src/demo/panels/settings.ts';
import { defaultState } from '../../src/demo/state.ts';
import { flatQuery } from '../../tests/fixture/long-query.ts';

/** Milliseconds without a long task after which a page is at rest. */
const rest = 4_000;

type Timed = Window & { tasks: { at: number; took: number }[] };

/** Opens a link to a query, and returns the milliseconds of the longest tasks, the longest first. */
export async function longestTasks(
  browser: Browser,
  origin: string,
  kit: string,
  count: number,
  open: readonly PanelId[],
): Promise<readonly number[]> {
  const address = await writeAddress({ ...defaultState(), query: flatQuery(count), open });
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(120_000);
    await page.addInitScript(() => {
      const tasks: Timed['tasks'] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          tasks.push({ at: startTime + duration, took: duration });
        }
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${origin}${kitPath(kit)}${address}`);
    await page.waitForTimeout(2_000);
    await page.waitForFunction(
      (pause) => performance.now() - ((window as unknown as Timed).tasks.at(-1)?.at ?? 0) > pause,
      rest,
      { polling: 500 },
    );
    const tasks = await page.evaluate(() => (window as unknown as Timed).tasks);
    return tasks.map(({ took }) => Math.round(took)).sort((one, other) => other - one);
  } finally {
    await page.close();
  }
}
