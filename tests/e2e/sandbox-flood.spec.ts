import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { faultOf, hasRun, preview, printedBy, sandboxWith } from '../fixture/sandbox.ts';
import type { Site } from '../fixture/site.ts';
import { expect } from '../fixture/test.ts';
import { test } from '../fixture/whole-browser.ts';

/**
 * How much processor time the page may use from a flood to the next page, compared with its start. A page that
 * limits its frames needs up to 1.4 times as much as the start, one that doesn't 7 to 20 times. The clock
 * would also count the time in which the processor runs other tests.
 */
const mostOfStart = 3;

/** Code that runs when the page has started and is idle. */
const later = (code: string) => `setTimeout(() => { ${code} }, 1000);
export default () => <p>ready</p>;`;

/** Code that runs again and again, with pauses, so that the loop guard doesn't stop it. */
const forever = (code: string) =>
  later(`const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const end = performance.now() + 50;
    while (performance.now() < end) { ${code} }
    port2.postMessage('');
  };
  port2.postMessage('');`);

/**
 * Opens a sandbox and waits until its code has run.
 *
 * @returns The page, and a function that leaves it and fails if the code has slowed it down.
 */
async function open(site: Site, code: string) {
  let processorTime = async () => Number.NaN;
  const page = await site.open(await sandboxWith(code), {
    prepare: async (opened) => {
      processorTime = await measureProcessorTime(opened);
    },
  });
  await hasRun(page);
  const start = await processorTime();
  const expectUsable = async () => {
    await page.locator('a.navbar__item[href^="/docs"]').first().click();
    await page.locator('article h1').waitFor();
    expect(((await processorTime()) - start) / start).toBeLessThan(mostOfStart);
  };
  return { page, expectUsable };
}

/** @returns A function that returns the processor time of the page's main thread, in seconds. */
async function measureProcessorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}

const flooded = /Stopped.*sent the page more than 10 messages/s;

describe('the page stays usable', () => {
  test.for([
    [
      'messages of every kind without a pause',
      forever(
        `for (const kind of ['ready', 'done', 'pong', 'console', 'fault']) {
          top.postMessage({ kind, level: 'log', text: 'x', fault: { kind: 'runtime', message: kind + Math.random() } }, '*');
        }`,
      ),
      flooded,
    ],
    [
      'messages in one go',
      later("for (let i = 0; i < 200_000; i += 1) top.postMessage({ kind: 'done' }, '*');"),
      flooded,
    ],
    [
      'printed lines of 20 kB in messages',
      forever("top.postMessage({ kind: 'console', level: 'log', text: 'x'.repeat(20_000) }, '*');"),
      flooded,
    ],
    ['messages of 10 MB', forever("top.postMessage('x'.repeat(1e7), '*');"), flooded],
    [
      'errors and heights without a pause',
      later(`setInterval(() => {
        for (let i = 0; i < 200; i += 1) setTimeout(() => { throw new Error('boom ' + i); });
        document.getElementById('root').style.height = Math.random() * 3000 + 'px';
      });`),
      /threw an error.*boom/s,
    ],
    [
      '200,000 elements',
      later("document.getElementById('root').innerHTML = '<p>x</p>'.repeat(2e5);"),
      /Stopped.*50,000 elements/s,
    ],
  ] as const)('%s', async ([, code, message], { site }) => {
    const { page, expectUsable } = await open(site, code);
    await expect.poll(() => faultOf(page), { timeout: 15_000 }).toMatch(message);
    await page.waitForTimeout(1000);
    await expectUsable();
  });

  test.for([
    [
      'addresses of 1.9 MB',
      later("setInterval(() => { location.hash = Math.random() + 'x'.repeat(1.9e6); }, 50);"),
      /Stopped.*address of more than 10,000 characters/s,
    ],
    [
      'blobs of 50 MB',
      later("setInterval(() => URL.createObjectURL(new Blob(['x'.repeat(5e7)])), 50);"),
      /Stopped.*blobs of more than 20 MB/s,
    ],
  ] as const)('%s', async ([, code, message], { site }) => {
    const { page, expectUsable } = await open(site, code);
    await expect.poll(() => faultOf(page), { timeout: 15_000 }).toMatch(message);
    expect(await page.locator('iframe').count()).toBe(0);
    await expectUsable();
  });

  test('code can’t add to the browser history or store data in it', async ({ site }) => {
    const page = await site.open(
      await sandboxWith(`
        const before = history.length;
        history.pushState('x'.repeat(1e6), '', '#a');
        history.replaceState('x'.repeat(1e6), '', '#b');
        history.back();
        console.log(history.length - before, history.state, location.hash, typeof navigation);`),
    );
    await hasRun(page);
    expect(await printedBy(page)).toEqual(['0 null  undefined']);
  });

  test.for([
    ['a dialog', 'dialog.close(); dialog.showModal();'],
    ['a selection', "dialog.querySelector('input').select();"],
  ] as const)('%s takes no keys from the editor', async ([, act], { site }) => {
    const page = await site.open(
      await sandboxWith(`export default () => <dialog><input id="input" defaultValue="x" /></dialog>;
        setTimeout(() => {
          const dialog = document.querySelector('dialog');
          dialog.show();
          setInterval(() => { ${act} }, 1);
        }, 1500);
        // `),
    );
    await hasRun(page);
    const editor = page.locator('.cm-content');
    await editor.click();
    await page.keyboard.press('Control+End');
    for (let key = 0; key < 60 && (await faultOf(page)) === ''; key += 1) {
      // A frame that has the focus and is removed never answers, so this doesn't wait for it.
      page.keyboard.press('z').catch(() => {});
      await page.waitForTimeout(100);
    }
    expect(await faultOf(page)).toMatch(/Stopped.*took the keyboard focus from the page twice/s);
    await page.keyboard.type('here');
    await expect(editor).toContainText('here');
  });

  test.for([
    [
      '10,000 lines of 20 kB',
      "for (let i = 0; i < 10_000; i += 1) console.log(i + 'x'.repeat(20_000));",
      11,
    ],
    [
      'lines forever',
      "setInterval(() => { for (let i = 0; i < 500; i += 1) console.log(i + ' ' + Math.random()); });",
      500,
    ],
  ] as const)('%s, with the number of lines left out', async ([, code, shown], { site }) => {
    const { page, expectUsable } = await open(site, later(code));
    await page
      .getByText(/[\d,]+ more lines are left out\. The console shows up to 500 lines/)
      .waitFor();
    await page.waitForTimeout(1000);
    expect(await printedBy(page)).toHaveLength(shown);
    await expectUsable();
  });

  test('a live example is stopped too', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const example = page.locator('[data-live-example]').first();
    await example.getByRole('button', { name: 'Edit' }).click();
    await example.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(forever("top.postMessage('x', '*');"));
    await example.getByText('sent the page more than 10 messages').waitFor();
    expect(await example.locator('iframe').count()).toBe(0);
  });
});

test('a forged message shows nothing, and no error on the page', async ({ site }) => {
  const page = await site.open(
    await sandboxWith(
      later(`
        top.postMessage({ kind: 'console', level: 'log', text: { toString: 1 } }, '*');
        top.postMessage({ kind: 'console', level: 'log', text: 'forged' }, '*');
        top.postMessage({ kind: 'fault', fault: { kind: 'runtime', message: 'forged', file: 'other.ts', line: 1 } }, '*');
        top.postMessage(null, '*');
        parent.postMessage({ kind: 'fault', fault: { kind: 'runtime', message: 'forged' } }, '*');
        console.log('end');`),
    ),
  );
  await hasRun(page);
  await expect.poll(() => printedBy(page)).toEqual(['end']);
  expect(await faultOf(page)).toBe('');
});

test('code that replaces the methods of the frame gets no port and still is stopped', async ({
  site,
}) => {
  const page = await site.open(
    await sandboxWith(`
      let port;
      const keep = (value) => { if (value instanceof MessagePort) port = value; };
      Function.prototype.call = function () { keep(arguments[0]); };
      MessagePort.prototype.postMessage = function () { keep(this); };
      Object.defineProperty(MessageEvent.prototype, 'data', { get() { keep(this.target); } });
      new MutationObserver(() => keep(window.event?.target)).observe(document, { attributes: true, subtree: true });
      performance.now = () => 0;
      Array.prototype.push = function (value) { keep(value); };
      setTimeout(() => {
        console.log(String(port));
        for (;;);
      }, 2500);`),
  );
  await hasRun(page);
  await page
    .getByRole('button', { name: /light mode/ })
    .first()
    .click();
  await expect.poll(() => faultOf(page), { timeout: 15_000 }).toMatch(/Stopped.*infinite loop/s);
  expect(await printedBy(page)).toEqual(['undefined']);
});

test('a script that code adds does not run, because the loop guard could not stop it', async ({
  site,
}) => {
  site.allowProblem(/Content Security Policy/, 'the attempt is reported');
  const page = await site.open(
    await sandboxWith(`
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true;';
      document.head.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.hasRun = true');
      button.click();
      document.querySelectorAll('meta').forEach((meta) => meta.remove());
      document.head.append(script.cloneNode(true));
      console.log(String(window.hasRun));`),
  );
  await hasRun(page);
  expect(await printedBy(page)).toEqual(['undefined']);
});

test('a click in the preview leaves the clipboard alone', async ({ site }) => {
  const page = await site.open(
    await sandboxWith(`
      const attempt = () => {
        const area = document.createElement('textarea');
        area.value = 'theirs';
        document.body.append(area);
        area.select();
        const documents = [document, document.implementation.createHTMLDocument()];
        for (const made of documents) console.log(made.execCommand('copy'), made.execCommand('CUT'));
        for (const { prototype } of [Document, HTMLDocument]) {
          console.log(String(prototype.execCommand?.call(document, 'copy')));
        }
        console.log(String(navigator.clipboard));
      };
      export default () => <button onClick={attempt}>Press</button>;`),
    { canCopy: true },
  );
  await hasRun(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await preview(page).getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => printedBy(page)).toHaveLength(3);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
});
