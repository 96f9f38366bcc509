import type { Locator, Page } from 'playwright-core';

const edits = 1000;

/** What a page retains after garbage collection, its frames included. */
export interface HeldMemory {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function memory(page: Page, input: Locator) {
  const session = await page.context().newCDPSession(page);
  const measure = async (): Promise<HeldMemory> => {
    await page.waitForTimeout(3000);
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { megabytes: Math.round(usedSize / 100_000) / 10, nodes, listeners: jsEventListeners };
  };
  const edit = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await page.keyboard.press(done % 2 ? 'Backspace' : 'y');
    }
  };
  await input.focus();
  // Warms up everything that is created only once, such as compiled code.
  await edit(edits / 2);
  const before = await measure();
  await edit(edits);
  return { before, after: await measure() };
}
