import type { Frame, Locator, Page } from 'playwright-core';
import { medianOf } from '../lib/median.ts';

const slowDown = 4;
const keys = 30;
/** Milliseconds between two keys of a fast typist. */
const pause = 150;

/** Medians in milliseconds, with the processor slowed down four times. */
export interface Typing {
  /** From a key to the frame that shows its letter. */
  readonly shown: number;
  /** From the last key to the code panel's update. */
  readonly settled?: number;
}

type Timed = Window & { shown: number[]; settled: number[] };

export async function typing(
  page: Page,
  frame: Page | Frame,
  input: Locator,
  hasCode: boolean,
): Promise<Typing> {
  const session = await page.context().newCDPSession(page);
  await input.focus();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // tsx calls a helper to name functions, which the page doesn't have.
  await frame.evaluate('globalThis.__name = (it) => it');
  await frame.evaluate(watchFrames);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('x');
    await page.waitForTimeout(pause);
  }
  const shown = Math.round(
    medianOf(await frame.evaluate(() => (window as unknown as Timed).shown)),
  );
  if (hasCode) {
    await frame.evaluate(watchCode);
    for (let key = 0; key < 7; key++) {
      await page.waitForTimeout(3000);
      await page.keyboard.press('z');
    }
    await page.waitForTimeout(3000);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (!hasCode) return { shown };
  const settled = await frame.evaluate(() => (window as unknown as Timed).settled);
  return { shown, settled: Math.round(medianOf(settled)) };
}

function watchFrames() {
  const shown: number[] = [];
  Object.assign(window, { shown });
  addEventListener(
    'keydown',
    ({ timeStamp, target }) => {
      const before = (target as HTMLInputElement).value;
      const look = () => {
        if ((target as HTMLInputElement).value === before) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => shown.push(performance.now() - timeStamp);
        return port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** Runs in the builder's document, which is the page with the code panel or a frame in it. */
function watchCode() {
  const settled: number[] = [];
  Object.assign(window, { settled });
  addEventListener(
    'keydown',
    ({ timeStamp, target }) => {
      const code = parent.document.querySelector('[role=group][aria-label="src/App.tsx"]');
      const look = () => {
        const { value } = target as HTMLInputElement;
        if (!value.endsWith('z') || !code?.textContent?.includes(`'${value}'`)) {
          return setTimeout(look, 20);
        }
        return settled.push(performance.now() - timeStamp);
      };
      setTimeout(look, 20);
    },
    true,
  );
}
