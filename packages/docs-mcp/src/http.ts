import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './server.ts';
import type { Workers } from './workers/workers.ts';

/** The path of the endpoint. */
const endpoint = '/mcp';

/** More than the longest input of a tool. */
const maxBytes = 1_000_000;

const host = '127.0.0.1';

/**
 * Serves the docs over HTTP to this computer alone. Requests don't depend on each other, so there are no
 * sessions.
 *
 * @param port - 0 for any free one.
 * @returns The server, and the address of its endpoint.
 */
export async function serveHttp(
  port: number,
  workers: Workers,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createHttpServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500, 'The request failed.'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  // A page in a browser must not reach the server under a name that it makes lead here.
  const hosts = [host, 'localhost'].map((name) => `${name}:${bound}`);
  return { server, url: `http://${host}:${bound}${endpoint}` };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A client that is still sending gets an error instead of an answer.
    const body = await bodyOf(request);
    if (!hosts.includes(request.headers.host ?? '')) return refuse(response, 403, 'Unknown host.');
    const { origin } = request.headers;
    if (origin !== undefined && !hosts.includes(origin.replace(/^https?:\/\//, ''))) {
      return refuse(response, 403, 'Unknown origin.');
    }
    if (request.url?.split('?')[0] !== endpoint) return refuse(response, 404, `Use ${endpoint}.`);
    if (request.method !== 'POST') return refuse(response, 405, 'Use POST.');
    if (body === undefined) {
      const problem = `The body is longer than ${maxBytes} bytes. Send a shorter one.`;
      return refuse(response, 413, problem);
    }
    let message: unknown;
    try {
      message = JSON.parse(body);
    } catch {
      return refuse(response, 400, 'The body must be JSON.');
    }
    const mcp = createServer(workers);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => void mcp.close());
    await mcp.connect(transport);
    await transport.handleRequest(request, response, message);
  }
}

/** Reads a body to its end, and returns `undefined` if it's too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  const error = { code: -32000, message: text };
  response.end(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
}
