import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveHttp } from './http.ts';
import type { Workers } from './workers/workers.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await serveHttp(0, {} as Workers));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What the server answers to a POST of a body; rejects if the whole body couldn't be sent. */
async function answerTo(body: string, address = url) {
  const sent = request(address, { method: 'POST' });
  sent.end(body);
  const closed = once(sent, 'close');
  const answered = once(sent, 'response').then(async ([answer]) => {
    const { error } = (await json(answer)) as { readonly error: { readonly message: string } };
    return [answer.statusCode, error.message];
  });
  return (await Promise.all([answered, closed]))[0];
}

it.each([2, 20])('reports the size limit to a client that sends %i MB', async (megabytes) => {
  expect(await answerTo('x'.repeat(megabytes * 1_000_000))).toEqual([
    413,
    'The body is longer than 1000000 bytes. Send a shorter one.',
  ]);
});

it('reports the wrong address to a client that sends 20 MB', async () => {
  expect(await answerTo('x'.repeat(20_000_000), url.replace('/mcp', '/'))).toEqual([
    404,
    'Use /mcp.',
  ]);
});

it('says what is wrong with a body that isn’t JSON', async () => {
  expect(await answerTo('{')).toEqual([400, 'The body must be JSON.']);
});
