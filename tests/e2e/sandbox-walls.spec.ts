import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { hasRun, printedBy, sandboxWith } from '../fixture/sandbox.ts';
import { test } from '../fixture/test.ts';

/** Another host, which counts who comes. */
let server: Server;
let elsewhere = '';
let visitors: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    visitors.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  elsewhere = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  visitors = [];
});

/** Runs each attempt, and prints what came of it. */
const attempts = (list: Readonly<Record<string, string>>): string =>
  `const attempt = async (name, act) => {
    try { console.log(name, String(await act())); } catch (error) { console.log(name, 'barred:', error.name); }
  };
  ${Object.entries(list)
    .map(([name, code]) => `attempt(${JSON.stringify(name)}, async () => ${code});`)
    .join('\n')}`;

/** Takes the policies of the headers away, as a host does that sends none. */
const withoutHeaders = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });

describe('code in a frame', () => {
  test('reads nothing of the site', async ({ site }) => {
    const page = await site.open(
      await sandboxWith(
        attempts({
          cookie: 'document.cookie',
          storage: "localStorage.getItem('secret')",
          parent: 'parent.document.title',
          top: 'top.document.title',
          'parent storage': 'parent.localStorage.secret',
          origin: 'self.origin',
          databases: 'indexedDB.databases()',
          caches: 'caches.keys()',
        }),
      ),
      {
        storage: { secret: 'secret' },
        prepare: (page) =>
          page.context().addCookies([{ name: 'secret', value: 'secret', url: site.origin }]),
      },
    );
    await hasRun(page);
    await expect.poll(() => printedBy(page)).toHaveLength(8);
    const printed = (await printedBy(page)).sort();
    expect(printed).toEqual([
      'caches barred: SecurityError',
      'cookie barred: SecurityError',
      'databases barred: SecurityError',
      'origin null',
      'parent barred: SecurityError',
      'parent storage barred: SecurityError',
      'storage null',
      'top barred: SecurityError',
    ]);
  });

  test.for([
    ['with the headers of the site', true],
    ['on a host that sends no headers', false],
  ] as const)(
    'reaches no host and leads the page nowhere, %s',
    async ([, withHeaders], { site }) => {
      site.allowProblem(
        /localhost|Content Security Policy|sandbox|navigat/i,
        'each attempt is reported',
      );
      const page = await site.open(
        await sandboxWith(
          attempts({
            fetch: `(await fetch('${elsewhere}/fetch')).text()`,
            'the site': `(await fetch('${site.origin}/docs/intro')).text()`,
            beacon: `navigator.sendBeacon('${elsewhere}/beacon', 'x') && 'queued'`,
            picture: `new Promise((done, fail) => { const i = new Image(); i.onload = done; i.onerror = () => fail(new Error()); i.src = '${elsewhere}/picture'; })`,
            socket: `new Promise((done, fail) => { const s = new WebSocket('${elsewhere.replace('http', 'ws')}/socket'); s.onopen = done; s.onerror = () => fail(new Error()); })`,
            script: `new Promise((done, fail) => { const s = document.createElement('script'); s.onload = done; s.onerror = () => fail(new Error()); s.src = '${elsewhere}/script'; document.head.append(s); })`,
            module: `import('${elsewhere}/module')`,
            frame: `new Promise((done) => { const f = document.createElement('iframe'); f.src = '${elsewhere}/frame'; f.onload = () => done('empty'); document.body.append(f); })`,
            top: `{ top.location.href = '${elsewhere}/top'; }`,
            popup: `window.open('${elsewhere}/popup') ?? 'no window'`,
            form: `{ const f = document.createElement('form'); f.action = '${elsewhere}/form'; document.body.append(f); f.submit(); }`,
          }),
        ),
        { violates: true, ...(withHeaders ? {} : { prepare: withoutHeaders }) },
      );
      await hasRun(page);
      await page.waitForTimeout(1500);
      expect(visitors).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/sandbox');
      expect((await printedBy(page)).join('\n')).not.toMatch(/hello|doctype/);
    },
  );

  test('has no origin of its own, not even when its page is opened by itself', async ({ site }) => {
    const manifest = await (await fetch(`${site.origin}/play/manifest.json`)).json();
    const page = await site.open(`/play/${manifest.frame}`, {
      ready: 'loaded',
      storage: { secret: 'secret' },
    });
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });

  test('carries nothing out by leaving its page', async ({ site }) => {
    site.allowProblem(/localhost|Content Security Policy|frame/i, 'the attempt is reported');
    const page = await site.open(await sandboxWith(`location.href = '${elsewhere}/leave';`), {
      violates: true,
    });
    // It has been tried once the code is told to have left, or stopped.
    await page.locator('[data-fault]').waitFor({ timeout: 20_000 });
    await page.waitForTimeout(500);
    expect(visitors).toEqual([]);
  });
});
