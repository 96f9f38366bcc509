/**
 * Measures the types in the sandbox's editor on `build/`: the time from the focus to the first completion,
 * later completions, the longest tasks while typing, and the memory over 1,000 edits. It isn't a gate,
 * because the figures depend on the machine.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { sandboxWith } from '../tests/fixture/sandbox.ts';
import { visited } from './lib/served.ts';
import { summaryOf } from './lib/summary.ts';

const code = `import QueryBuilder from 'react-querybuilder';

export default function App() {
  return <QueryBuilder fields={[]} onQueryChange={() => {}} />;
}
`;
const rounds = 50;
const edits = 1000;

type Timed = Window & { tasks: number[] };

async function openEditor(browser: Browser, origin: string, release?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      // After a pause, the preview's frame runs the code, which isn't a task of the page.
      const own = list.getEntries().filter(({ name }) => name !== 'cross-origin-descendant');
      tasks.push(...own.map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(origin + (await sandboxWith(code, release)));
  await page.locator('[aria-busy=false]').waitFor({ timeout: 60_000 });
  return page;
}

/** Milliseconds from the focus to the first completion with types. */
async function coldTime(page: Page): Promise<number> {
  const started = Date.now();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('for');
  await page.getByText(/^Types: /).waitFor({ timeout: 60_000 });
  await page.keyboard.type('m');
  await page.locator('.cm-completionLabel', { hasText: /^formatQuery$/ }).waitFor();
  return Date.now() - started;
}

/** Milliseconds of later completions, from the key to the list. */
async function warmTimes(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let back = 0; back < 4; back++) await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
    await page.keyboard.type('doc');
    await page.keyboard.press('Escape');
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.body.dataset.listens = 'true';
          let pressed = 0;
          addEventListener('keydown', () => (pressed = performance.now()), {
            once: true,
            capture: true,
          });
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.cm-completionLabel')) return;
            observer.disconnect();
            document.body.removeAttribute('data-listens');
            resolve(performance.now() - pressed);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.locator('body[data-listens]').waitFor({ state: 'attached' });
    await page.keyboard.type('u');
    times.push(await took);
  }
  return times;
}

const megabytesOf = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 100_000) / 10;
};

/** The longest tasks while typing, and megabytes before and after the edits. */
async function edit(page: Page) {
  const session = await page.context().newCDPSession(page);
  const type = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await page.keyboard.press(done % 2 ? 'Backspace' : 'x');
    }
    await page.waitForTimeout(2000);
  };
  await type(edits / 2);
  const before = await megabytesOf(session);
  // Collecting garbage is a long task that no reader causes.
  await page.waitForTimeout(500);
  await page.evaluate(() => ((window as unknown as Timed).tasks.length = 0));
  await type(edits);
  const tasks = await page.evaluate(() => (window as unknown as Timed).tasks);
  const after = await megabytesOf(session);
  return { before, after, tasks: tasks.sort((one, other) => other - one).slice(0, 3) };
}

await visited('build', async (browser, origin) => {
  for (const release of process.argv.slice(2).length ? process.argv.slice(2) : [undefined]) {
    const page = await openEditor(browser, origin, release);
    console.log(`${release ?? 'latest'}: cold ${await coldTime(page)} ms`);
    console.log(`warm: ${summaryOf(await warmTimes(page))}`);
    const { before, after, tasks } = await edit(page);
    console.log(`${edits} edits: page ${before} → ${after} MB`);
    console.log(
      `longest tasks while typing: ${tasks.map(Math.round).join(', ') || 'none over 50'} ms`,
    );
    await page.context().close();
  }
});
