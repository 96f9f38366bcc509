import {
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  launch,
  type Page,
} from 'puppeteer-core';
import { findVisible, type Reader } from './reader.ts';

/** Starts Chromium or Firefox. */
export async function openPuppeteer(options: LaunchOptions): Promise<Reader> {
  const browser = await launch({ headless: true, ...options });
  const page = await browser.newPage();
  const problems: PageProblem[] = [];
  watch(page, (problem) => problems.push(problem));
  let frame: Frame = page.mainFrame();
  return {
    // In one of some hundred runs, Firefox's driver says that a navigation was aborted, although no page starts
    // another one.
    open: (url) =>
      page.goto(url).catch((error: unknown) => {
        if (!/NS_BINDING_ABORTED/.test(String(error))) throw error;
        return page.goto(url);
      }),
    resize: (width, height) => page.setViewport({ width, height }),
    async find(css, text) {
      const found = await frame.evaluateHandle(findVisible, css, text);
      return found.asElement() as ElementHandle<HTMLElement> | null;
    },
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    evaluate: (run, ...args) => frame.evaluate(run as never, ...args),
    async enter(css) {
      const inner = await (await page.$(css))?.contentFrame();
      frame = inner ?? frame;
      return inner !== undefined;
    },
    leave: async () => {
      frame = page.mainFrame();
    },
    print: () => page.pdf(),
    picture: (file) => page.screenshot({ path: file as `${string}.png` }),
    // Leaving a page ends the requests of its frames, which Firefox calls failures of several kinds.
    takeProblems: async () =>
      problems
        .splice(0)
        .filter(({ frame }) => !frame?.detached)
        .map(({ text }) => text),
    close: () => browser.close(),
  };
}

interface PageProblem {
  readonly text: string;
  /** The frame whose request failed. */
  readonly frame?: Frame | null;
}

function watch(page: Page, add: (problem: PageProblem) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') add({ text: message.text() });
  });
  page.on('pageerror', (error) =>
    add({ text: error instanceof Error ? `${error.stack}` : String(error) }),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (!/ABORTED/.test(reason)) {
      add({ text: `${reason} ${request.url()}`, frame: request.frame() });
    }
  });
}
