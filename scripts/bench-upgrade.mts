/**
 * Measures how long the upgrade page scans a megabyte of code: in its worker, and from the click to the list.
 * It isn't a gate, because the figure depends on the machine.
 */
import type { Page } from 'playwright-core';
import { interactive } from '../tests/fixture/interactive.ts';
import { largeFile } from '../tests/fixture/large-file.ts';
import { visited } from './lib/served.ts';

const rounds = 5;

async function scanTimes(page: Page): Promise<{ readonly worker: number; readonly list: number }> {
  await page.reload();
  await interactive(page);
  const started = Date.now();
  await page.getByLabel('Or choose files:').setInputFiles(largeFile.file);
  await page.getByText(`${largeFile.places} places to change in 1 file.`).waitFor();
  const list = Date.now() - started;
  const worker = await page.evaluate(
    () => (window as unknown as { scanTime: Promise<number> }).scanTime,
  );
  return { worker, list };
}

await visited('build', async (browser, origin) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    let resolve: (ms: number) => void;
    const scanTime = new Promise<number>((done) => (resolve = done));
    Object.assign(window, { scanTime });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const sent = performance.now();
      this.addEventListener('message', () => resolve(performance.now() - sent), { once: true });
      post.call(this, message);
    };
  });
  await page.goto(`${origin}/upgrade?from=6.5&to=8.24`);
  for (let round = 1; round <= rounds; round += 1) {
    const { worker, list } = await scanTimes(page);
    console.log(
      `${round}: ${worker.toFixed(0)} ms in the worker, including its start, ${list} ms until the list is shown`,
    );
  }
});
