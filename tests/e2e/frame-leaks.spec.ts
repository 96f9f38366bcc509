import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../tools/lib/port.mjs';
import { createSiteServer } from '../../tools/static-server.mjs';
import { wholeChromium } from '../browser.ts';
import { buildFolder } from '../fixture/paths.ts';
import { hasRun, printedBy, sandboxWith } from '../fixture/sandbox.ts';

/** Another host. It notes the names that browsers tell it in the greeting of TLS, which isn't encrypted. */
let server: Server;
let tlsPort: string;
const names: string[] = [];
/** The site, without the reports that the other tests ask browsers for. */
const site = createSiteServer(buildFolder);
let origin: string;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('data', (data) => {
      names.push(/([a-z]+)\.localhost/.exec(data.toString('latin1'))?.[1] ?? 'nothing');
    });
    socket.on('error', () => {});
  });
  tlsPort = new URL(await listen(server)).port;
  origin = await listen(site);
});

afterAll(() => {
  for (const one of [server, site]) one.close();
});

const at = (name: string) => `https://${name}.localhost:${tlsPort}/`;

const add = (element: string, properties: Readonly<Record<string, string>>, then = '') =>
  `const made = Object.assign(document.createElement('${element}'), ${JSON.stringify(properties)}); document.body.append(made); ${then}`;

const attempts: Readonly<Record<string, () => string>> = {
  location: () => `location.href = '${at('location')}';`,
  navigation: () => `window.navigation?.navigate('${at('navigation')}');`,
  refresh: () => add('meta', { httpEquiv: 'refresh', content: `0;url=${at('refresh')}` }),
  anchor: () => add('a', { href: at('anchor') }, 'made.click();'),
  frame: () => add('iframe', { src: at('frame') }),
  html: () =>
    `document.body.insertAdjacentHTML('beforeend', '<svg><foreignObject><iframe src="${at('html')}"></iframe></foreignObject></svg>');`,
  preconnect: () => add('link', { rel: 'preconnect', href: at('preconnect') }),
  relay: () =>
    `const peer = new RTCPeerConnection({ iceServers: [{ urls: '${at('relay').replace('https://', 'turns:').replace(/\/$/, '?transport=tcp')}', username: 'a', credential: 'b' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));`,
};

/** Automation changes what a browser does, so it's attached only after the attempts. */
async function browse(first: string, others: readonly string[]) {
  const profile = await mkdtemp(join(tmpdir(), 'frame-leaks-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const browser = spawn(
    wholeChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      first,
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const tools = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${tools}/json/version`), { timeout: 30_000 });
  for (const address of others) {
    await fetch(`${tools}/json/new?${encodeURIComponent(address)}`, { method: 'PUT' });
  }
  return {
    attach: () => chromium.connectOverCDP(tools),
    end: async () => {
      process.kill(-(browser.pid ?? 0), 'SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

test('code in a frame can’t leak a name by making the browser connect to a host in advance', async () => {
  // The attempts wait until the page has received what the code has printed.
  const codes = Object.values(attempts).map(
    (code) =>
      `console.log('ran'); setTimeout(() => { ${code()} }, 3000); export default () => null;`,
  );
  const sandboxes = await Promise.all(codes.map((code) => sandboxWith(code)));
  const control = `data:text/html,<link rel=preconnect href=${at('control')}>`;
  const browser = await browse(
    control,
    sandboxes.map((address) => origin + address),
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    const attached = await browser.attach();
    const pages = attached
      .contexts()
      .flatMap((context) => context.pages())
      .filter((page) => page.url().startsWith(origin));
    expect(pages).toHaveLength(codes.length);
    for (const page of pages) {
      await hasRun(page);
      expect(await printedBy(page)).toContain('ran');
    }
    // The last one had less time.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  } finally {
    await browser.end();
  }
  expect([...new Set(names)]).toEqual(['control']);
}, 120_000);
