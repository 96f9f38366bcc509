import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { afterAll, beforeAll, describe } from 'vitest';
import { listen } from '../../tools/lib/port.mjs';
import { Demo } from '../fixture/demo.ts';
import { buildFolder } from '../fixture/paths.ts';
import { hasRun, printedBy, sandboxWith } from '../fixture/sandbox.ts';
import { Site } from '../fixture/site.ts';
import { test as base, expect, useSite } from '../fixture/test.ts';

let server: Server;
let origin: string;

// A host that knows addresses without endings, and sends no header of the site.
beforeAll(async () => {
  server = createServer(sirv(buildFolder, { extensions: ['html'], dotfiles: false }));
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const test = base.extend<{ readonly plain: Site }>({
  plain: ({ browser, task }, use) => useSite(new Site(browser, origin), task, use),
});

describe('a host that sends no headers', () => {
  test.for([
    '/',
    '/docs/intro',
    '/docs/6/utils/export',
    '/api/react-querybuilder',
    '/search?q=rule',
  ])('shows %s without a violation', async (address, { plain }) => {
    const page = await plain.open(address);
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('runs a kit of the demo', async ({ plain }) => {
    const page = await plain.open(Demo.address('bulma'));
    const demo = await new Demo(page, 'bulma').shown();
    await demo.expectRules(6);
  });

  test('runs code in the sandbox', async ({ plain }) => {
    const page = await plain.open(await sandboxWith('console.log(window.origin, 1 + 1);'));
    await hasRun(page);
    expect(await printedBy(page)).toEqual(['null 2']);
  });

  test('refuses a script that is put into a page, and into a frame of the demo', async ({
    plain,
  }) => {
    plain.allowProblem(/Content Security Policy/, 'the attempt is reported to the console');
    const inject = (element: Element) => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      element.append(script);
      return 'ran' in window;
    };
    const page = await plain.open('/docs/intro');
    expect(await page.locator('body').evaluate(inject)).toBe(false);
    const demoPage = await plain.open(Demo.address('bulma'));
    await new Demo(demoPage, 'bulma').shown();
    const body = demoPage.frameLocator('main iframe').locator('body');
    expect(await body.evaluate(inject)).toBe(false);
  });

  test('runs no code in the document of the sandbox when it has an origin', async ({ plain }) => {
    plain.expectProblem(
      /This document has an origin, so it doesn’t run code/,
      'the document says so',
    );
    const page = await plain.open('/sandbox');
    const frame = await page.evaluate(async () => {
      const manifest = await (await fetch('/play/manifest.json')).json();
      return `/play/${manifest.frame}`;
    });
    await page.evaluate((address) => {
      const element = document.createElement('iframe');
      element.src = address;
      element.name = 'own-origin';
      element.onload = () =>
        element.contentWindow?.postMessage(
          {
            kind: 'start',
            scripts: ['top.ran = true'],
            modules: [],
            styles: [],
            entry: '',
            theme: 'light',
          },
          '*',
        );
      document.body.append(element);
    }, frame);
    const body = page.frameLocator('iframe[name=own-origin]').locator('body');
    await expect(body).toHaveText('Code runs only in the sandbox’s frames.');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
