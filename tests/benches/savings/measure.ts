import type { Browser } from '@playwright/test';
import { medianOf } from '../../../tools/lib/median.ts';
import { visit } from '../../audits/size/measure.ts';
import { interactive } from '../../fixture/interactive.ts';

export interface Cost {
  /** Bytes of JavaScript and CSS after brotli 11. */
  readonly bytes: number;
  /** Milliseconds of the main thread until the page is quiet, on a processor slowed down four times. */
  readonly ms: number;
}

const visits = 5;
/** Lighthouse's factor for a phone. */
const slowDown = 4;
const viewport = { width: 412, height: 823 } as const;

export async function measureCost(browser: Browser, origin: string, page: string): Promise<Cost> {
  const { files } = await visit(browser, origin, page);
  const times: number[] = [];
  for (let count = 0; count < visits; count++) times.push(await mainThread(browser, origin + page));
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), ms: medianOf(times) };
}

async function mainThread(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Performance.enable');
    await tab.goto(address);
    await interactive(tab);
    await tab.waitForLoadState('networkidle');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  } finally {
    await context.close();
  }
}
