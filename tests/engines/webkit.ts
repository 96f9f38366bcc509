import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/chrome.js';
import { findVisible, type Key, type Reader } from './reader.ts';

/** Starts WebKitGTK on a screen of its own, because it has no mode without windows. */
export async function openWebKit(driverPath: string, screenPath: string): Promise<Reader> {
  const screen = await startScreen(screenPath);
  // It starts any driver that accepts a port.
  const service = new ServiceBuilder(driverPath)
    .setEnvironment({ ...process.env, ...screen.env })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().setTimeouts({ pageLoad: 15_000, script: 15_000 });
  const problems: string[] = [];
  const evaluate: Reader['evaluate'] = async (run, ...args) => {
    const [value, found] = (await driver.executeScript(
      `const found = (${takeProblems})(); return [(${run})(...arguments), found];`,
      ...args,
    )) as [never, string[]];
    problems.push(...found);
    return value;
  };
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    find: (css, text) => driver.executeScript<WebElement | null>(findVisible, css, text),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press(...keys) {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(keyOf(key));
      for (const key of keys.reverse()) actions.keyUp(keyOf(key));
      return actions.perform();
    },
    evaluate,
    async enter(css) {
      const [element] = await driver.findElements({ css });
      if (element) await driver.switchTo().frame(element);
      return element !== undefined;
    },
    leave: () => driver.switchTo().defaultContent(),
    async takeProblems() {
      await evaluate(() => undefined);
      return problems.splice(0);
    },
    async close() {
      await driver.quit();
      await service.kill();
      screen.stop();
    },
  };
}

const keyOf = (key: Key): string => Reflect.get(Keys, key.toUpperCase()) ?? key;

/**
 * Returns what the page has reported since the last call, and starts to collect at the first. The driver has no
 * access to the console. It runs in the page.
 */
function takeProblems(): string[] {
  const page = window as { problems?: string[]; hasDelayedSize?: boolean };
  if (!page.problems) {
    const found: string[] = [];
    page.problems = found;
    for (const method of ['error', 'warn'] as const) {
      const original = console[method];
      console[method] = (...args) => {
        found.push(args.join(' '));
        original(...args);
      };
    }
    addEventListener('error', ({ message }) => {
      // Once means that an observer gets a size a frame later, which is harmless. A loop repeats it in every frame.
      const isDelayedSize = message.startsWith('ResizeObserver loop');
      if (!isDelayedSize || page.hasDelayedSize) found.push(message);
      page.hasDelayedSize ||= isDelayedSize;
    });
    addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} blocks ${blockedURI}`),
    );
  }
  return page.problems.splice(0);
}

async function startScreen(path: string) {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It writes the number and the line break separately, and ends if nobody reads the second.
  const display = (await (screen.stdio[3] as Readable).toArray()).join('').trim();
  return {
    env: {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stop: () => screen.kill(),
  };
}
