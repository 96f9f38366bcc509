import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { pack } from '../src/demo/address/pack.ts';
import { launchBrowser } from '../tests/browser.ts';
import { createSiteServer } from './static-server.mjs';

/**
 * Measures the demo of `build/` with a query of 1,000 rules: how long a key takes until the next frame
 * is drawn, with the processor slowed down four times, and how the memory grows over 1,000 edits.
 * Timings depend on the machine, so this is no gate.
 */
const ruleCount = 1000;
const groupSize = 20;
const slowDown = 4;
const keys = 30;
const edits = 1000;

const rule = (index: number) => ({
  id: `r${index}`,
  field: 'job',
  operator: 'contains',
  value: `job ${index}`,
});

const query = {
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: ruleCount / groupSize }, (_, group) => ({
    id: `g${group}`,
    combinator: 'or',
    rules: Array.from({ length: groupSize }, (_, index) => rule(group * groupSize + index)),
  })),
};

const server = createSiteServer('build');
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/demo#q=1.${await pack({ query })}`);
  await page.waitForSelector(`[data-rule-id="r${ruleCount - 1}"]`);
  console.log(`typing: ${await typing(page)} ms per key, median of ${keys}`);
  const { before, after } = await memory(page);
  console.log(`memory: ${before} MB before, ${after} MB after ${edits} edits`);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** Milliseconds from a key to the frame after it, the median. */
async function typing(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const input = page.locator('[data-rule-id="r500"] input').last();
  await input.focus();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('x');
    await page.waitForTimeout(150);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);
}

/** Megabytes of live objects before and after many edits. */
async function memory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await page.waitForTimeout(1000);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return Math.round(usedSize / 100_000) / 10;
  };
  const edit = async (count: number) => {
    for (let done = 0; done < count; done++)
      await page.keyboard.press(done % 2 ? 'Backspace' : 'y');
  };
  await edit(50);
  const before = await used();
  await edit(edits);
  return { before, after: await used() };
}
