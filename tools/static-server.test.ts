import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './lib/port.mjs';
import { rawRequest } from './lib/raw-request.ts';
import { createSiteServer } from './static-server.mjs';

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nowhere</h1>',
  'docs/index.html': '<h1>Docs</h1>',
  'api.html': '<h1>Package</h1>',
  'api/index.html': '<h1>Entry point</h1>',
  'docs/intro.html': `<h1>Intro</h1>${'<p>words</p>'.repeat(200)}`,
  'docs/intro.htm/index.html': '<h1>Moved</h1>',
  'assets/js/main.0a1b2c3d.js': 'console.log("ä")',
  'img/logo.svg': '<svg/>',
  'img/social.png': 'not really a picture',
  'odd name & ü.txt': 'ok',
  'llms.unknownending': 'bytes',
  '.env': 'SECRET=1',
} as const;

const rules = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

let folder: string;
let headersFile: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  headersFile = join(folder, '..', `${basename(folder)}-headers.json`);
  writeFileSync(headersFile, JSON.stringify(rules));
  server = createSiteServer(folder, headersFile);
  origin = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(headersFile);
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await rawRequest(origin, path, { headers, method });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** How many bytes of a body arrive, without keeping them. */
async function received(path: string, encoding: string): Promise<number> {
  const response = await rawRequest(origin, path, { headers: { 'accept-encoding': encoding } });
  let length = 0;
  for await (const chunk of response) length += (chunk as Buffer).length;
  return length;
}

describe('addresses', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/?q=1', '<h1>Home</h1>'],
    ['/docs', '<h1>Docs</h1>'],
    ['/docs/intro', files['docs/intro.html']],
    ['/docs/intr%6F', files['docs/intro.html']],
    ['/docs/intro.htm', '<h1>Moved</h1>'],
    ['/api', '<h1>Package</h1>'],
    ['/api/index', '<h1>Entry point</h1>'],
    ['/img/logo.svg', '<svg/>'],
    ['/odd%20name%20&%20%C3%BC.txt', 'ok'],
  ])('%s is served', async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
  });

  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html/', '/docs/intro'],
    ['/docs/index.html', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/', '/docs'],
    ['/api/', '/api'],
    ['/api/index/', '/api/index'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.htm', '/'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index.htm', '/docs/intro'],
    ['/docs/index.htm', '/docs'],
    ['/docs/intro/?a=1&b=%2F', '/docs/intro?a=1&b=%2F'],
    ['/docs/intro.html?', '/docs/intro?'],
    ['//docs//intro', '/docs/intro'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/nowhere/index.html',
    '/img/index.htm',
    '/img/logo.svg/index.html',
    '/404',
    '/404.html',
    '/img',
    '/img/logo.svg/',
    '//img/logo.svg',
    '/.env',
    '/%2eenv',
    '/%E0%A4%A',
    '/%',
    '/docs/..%2f.env',
    '/docs/../.env',
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc',
    '/docs%00/intro',
    '/docs/intro%00.html',
    '//example.com/%2f..',
    'http://example.com/docs/intro',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(4000)}`,
  ])('%s gets the page for unknown addresses', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>Nowhere</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('survives a path that is longer than HTTP headers may be', async () => {
    // Node closes the connection while the request still arrives, so the answer can be lost.
    const answer = ask(`/${'a'.repeat(20_000)}`).then(
      ({ status }) => status,
      ({ code }) => code,
    );
    expect([431, 'ECONNRESET']).toContain(await answer);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('headers', () => {
  it('let pages be revalidated', async () => {
    const { headers } = await ask('/docs/intro');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    for (const encoding of ['br', 'identity']) {
      const again = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
      const answer = await ask('/docs/intro', again);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
    }
  });

  it('let files with a hash in their name be cached forever', async () => {
    const { headers } = await ask('/assets/js/main.0a1b2c3d.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['', '[{"pattern":"/*","hea', 'null', '[]', '[{"pattern":"/*"}]'])(
    'stop the server when their table is %j',
    (text) => {
      const file = join(folder, 'damaged.json');
      writeFileSync(file, text);
      expect(() => createSiteServer(folder, file)).toThrow(
        expect.objectContaining({
          message: `${file} isn't the table of headers that a build writes.`,
          remedy: 'Run npm run build to write it again.',
        }),
      );
    },
  );

  it('let a missing file with a hash in its name appear later', async () => {
    expect((await ask('/assets/js/gone.00000000.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/img/social.png', 'image/png'],
    ['/llms.unknownending', 'application/octet-stream'],
  ])('name the type of %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });
});

describe('compression', () => {
  it('uses Brotli or none, depending on what the client accepts', async () => {
    const whole = files['docs/intro.html'];
    const brotli = await ask('/docs/intro', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    expect(brotliDecompressSync(brotli.body).toString()).toBe(whole);

    for (const accepted of ['gzip, br;q=0', 'br;q=0;x=1, gzip; q=0.0', 'brotli']) {
      const other = await ask('/docs/intro', { 'accept-encoding': accepted });
      expect(other.headers['content-encoding']).toBeUndefined();
    }

    const plain = await ask('/docs/intro');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(whole);
    for (const { headers } of [brotli, plain]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('leaves pictures alone', async () => {
    const answer = await ask('/img/social.png', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(files['img/social.png']);
  });

  it('compresses the page for unknown addresses', async () => {
    const answer = await ask('/nowhere', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe('<h1>Nowhere</h1>');
  });

  it('notices a changed file', async () => {
    const file = join(folder, 'changing.txt');
    writeFileSync(file, 'before');
    await ask('/changing.txt', { 'accept-encoding': 'br' });
    writeFileSync(file, 'after!');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const answer = await ask('/changing.txt', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.body).toString()).toBe('after!');
  });
});

describe('methods', () => {
  it.each(['/docs/intro', '/nowhere', '/img/social.png'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      for (const encoding of ['br', 'identity']) {
        const get = await ask(path, { 'accept-encoding': encoding });
        const head = await ask(path, { 'accept-encoding': encoding }, 'HEAD');
        expect(head.status).toBe(get.status);
        expect(head.headers['content-length']).toBe(get.headers['content-length']);
        expect(head.body).toHaveLength(0);
      }
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    const answer = await ask('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

it.each(['bytes=4-9', 'bytes=9-4', 'bytes=900-'])(
  'answers the range %s with the whole file',
  async (range) => {
    const answer = await ask('/img/social.png', { range });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(files['img/social.png']);
  },
);

it('answers with the bare status while there is no site', async () => {
  const empty = createSiteServer(join(folder, 'none'));
  const response = await fetch(await listen(empty));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('404 Not Found\n');
  empty.closeAllConnections();
  empty.close();
});

it('sends a large file to many clients without a copy for each', async () => {
  const size = 4_000_000;
  writeFileSync(join(folder, 'large.wasm'), Buffer.alloc(size, 'database'));
  for (const encoding of ['identity', 'br']) {
    const before = process.memoryUsage.rss();
    let most = 0;
    const measure = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 10);
    const lengths = await Promise.all(
      Array.from({ length: 60 }, () => received('/large.wasm', encoding)),
    );
    clearInterval(measure);
    expect(new Set(lengths).size).toBe(1);
    expect(most - before).toBeLessThan(30 * size);
  }
});
