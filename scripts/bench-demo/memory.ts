import type { Locator, Page } from 'playwright-core';

const edits = 1000;

/** What a page holds after its garbage is gone; frames of it count too. */
export interface Held {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What a page holds before and after 1,000 edits of a rule. */
export async function memory(page: Page, input: Locator) {
  const session = await page.context().newCDPSession(page);
  const held = async (): Promise<Held> => {
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
  // What is made once, such as compiled code, is there by then.
  await edit(edits / 2);
  const before = await held();
  await edit(edits);
  return { before, after: await held() };
}
