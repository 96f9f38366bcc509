// @ts-check
import { createServer, STATUS_CODES } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { contentType } from '../hosting/content-types.mjs';
import { chooseEncoding, createFileReader } from './server/compression.mjs';
import { createHeaders } from './server/headers.mjs';
import { findFile, resolveAddress } from './server/resolve-address.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * A server for a built site, with the clean addresses, headers, and compression that a deployment should
 * have. It looks up files at each request, so a rebuilt site needs no restart.
 *
 * @param {string} folder usually `build/`; while it doesn't exist, every answer is 404
 * @param {string} [headersFile] the table of headers that the build wrote beside the folder
 * @returns {import('node:http').Server} not yet listening
 */
export function createSiteServer(
  folder,
  headersFile = join(dirname(resolve(folder)), 'deploy', 'headers.json'),
) {
  const headersFor = createHeaders(headersFile);
  const read = createFileReader();

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    });
  });

  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendStatus(response, 405);
    }
    const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const resolution = await resolveAddress(folder, path);
    if (resolution.kind === 'file') return sendFile(request, response, resolution.found);
    if (resolution.kind === 'none') {
      const page = await findFile(folder, '404.html');
      return page ? sendFile(request, response, page, 404) : sendStatus(response, 404);
    }
    const { to } = resolution;
    response.setHeader('Location', query === undefined ? to : `${to}?${query}`);
    sendStatus(response, 308);
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {import('./server/resolve-address.mjs').FoundFile} found
   * @param {200 | 404} [status]
   */
  async function sendFile({ headers }, response, { path, file, stats }, status = 200) {
    const { type, compressible } = contentType(path);
    const encoding = compressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
    // Weak, because all encodings of a file share it.
    const version = `W/"${stats.size}-${stats.mtime.getTime()}"`;
    setHeaders(response, { ...headersFor(path), 'Content-Type': type });
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      setHeaders(response, { ETag: version, 'Last-Modified': stats.mtime.toUTCString() });
      if (headers['if-none-match']?.includes(version)) return response.writeHead(304).end();
    }
    const body = await read(file, version, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    else if (status === 200) return sendRange(response, body, headers.range);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(body);
  }

  /** @param {Response} response @param {number} status sent with its name as the body */
  function sendStatus(response, status) {
    setHeaders(response, { ...headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' });
    response.writeHead(status).end(`${status} ${STATUS_CODES[status]}\n`);
  }
}

/**
 * HTTP lets a server answer any range with the whole file, so it reads only ranges such as `bytes=4-9` and
 * `bytes=4-`.
 *
 * @param {Response} response
 * @param {Buffer} body
 * @param {string | undefined} range the Range header
 */
function sendRange(response, body, range) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(first);
  const end = last ? Math.min(Number(last), body.length - 1) : body.length - 1;
  response.setHeader('Accept-Ranges', 'bytes');
  if (first === undefined || (last && Number(last) < Math.max(start, 1))) {
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } else if (start >= body.length) {
    response.setHeader('Content-Range', `bytes */${body.length}`);
    response.writeHead(416).end();
  } else {
    setHeaders(response, {
      'Content-Range': `bytes ${start}-${end}/${body.length}`,
      'Content-Length': end - start + 1,
    });
    response.writeHead(206).end(body.subarray(start, end + 1));
  }
}

/** @param {Response} response @param {Readonly<Record<string, string | number>>} headers */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
