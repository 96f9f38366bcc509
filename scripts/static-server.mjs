// @ts-check
import { createServer, STATUS_CODES } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { chooseEncoding, createEncodedFiles } from './server/compression.mjs';
import { contentType } from './server/content-types.mjs';
import { createHeaders } from './server/headers.mjs';
import { findFile, resolveAddress } from './server/resolve-address.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./server/resolve-address.mjs').FoundFile} FoundFile */

/**
 * A server for a built site, with the clean addresses, headers and compression that a deployment
 * should have.
 *
 * Files are looked up at each request, so a rebuilt site needs no restart.
 *
 * @param {string} folder usually `build/`; while it does not exist every answer is 404
 * @param {string} [headersFile] the table of headers that the build wrote beside the folder
 * @returns {import('node:http').Server} not yet listening
 */
export function createSiteServer(
  folder,
  headersFile = join(dirname(resolve(folder)), 'deploy', 'headers.json'),
) {
  /** @type {Site} */
  const site = {
    folder,
    headersFor: createHeaders(headersFile),
    encoded: createEncodedFiles(),
    sendAsIs: sirv(folder, {
      dev: true,
      etag: true,
      onNoMatch: (_request, response) => sendStatus(site, response, 404),
    }),
  };
  return createServer((request, response) => {
    answer(site, request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendStatus(site, response, 500);
    });
  });
}

/**
 * @typedef {object} Site
 * @property {string} folder
 * @property {ReturnType<typeof createHeaders>} headersFor
 * @property {ReturnType<typeof createEncodedFiles>} encoded
 * @property {(request: Request, response: Response) => void} sendAsIs
 */

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 */
async function answer(site, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendStatus(site, response, 405);
  }
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const resolution = await resolveAddress(site.folder, path);
  if (resolution.kind === 'none') return sendNotFound(site, request, response);
  if (resolution.kind === 'file') return sendFile(site, request, response, resolution.found);
  response.setHeader('Location', query === undefined ? resolution.to : `${resolution.to}?${query}`);
  sendStatus(site, response, 308);
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 * @param {FoundFile} found
 */
async function sendFile(site, request, response, found) {
  const { type, compressible } = contentType(found.path);
  setHeaders(response, { ...site.headersFor(found.path), 'Content-Type': type });
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return sendUnchanged(site, request, response, found);

  const version = versionOf(found);
  response.setHeader('ETag', version);
  if (request.headers['if-none-match']?.includes(version)) return response.writeHead(304).end();
  const body = await site.encoded(found.file, version, encoding);
  setHeaders(response, { 'Content-Encoding': encoding, 'Content-Length': body.length });
  response.end(body);
}

/**
 * Leaves the file to sirv, which streams it and knows ranges and conditional requests.
 *
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 * @param {FoundFile} found
 */
function sendUnchanged(site, request, response, found) {
  request.url = encodeURI(found.path);
  if (!isPlainRange(request.headers.range)) delete request.headers.range;
  // A file that vanishes between sirv's look and its reading must not end the process.
  response.once('pipe', (source) => source.once('error', () => response.destroy()));
  site.sendAsIs(request, response);
}

/**
 * Whether sirv reads a range as it is meant. It takes the others amiss, and throws at a range that
 * ends before it starts; HTTP allows answering those with the whole file.
 *
 * @param {string | undefined} range
 */
function isPlainRange(range) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (end === '' || Number(end) >= Math.max(Number(start), 1));
}

/**
 * Sends the site's page for unknown addresses.
 *
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 */
async function sendNotFound(site, request, response) {
  const page = await findFile(site.folder, '404.html');
  if (!page) return sendStatus(site, response, 404);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await site.encoded(page.file, versionOf(page), encoding);
  setHeaders(response, {
    ...site.headersFor(page.path),
    'Content-Type': contentType(page.path).type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(404).end(body);
}

/**
 * Sends a status with its name for a body.
 *
 * @param {Site} site
 * @param {Response} response
 * @param {number} status
 */
function sendStatus(site, response, status) {
  setHeaders(response, { ...site.headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' });
  response.writeHead(status).end(`${status} ${STATUS_CODES[status]}\n`);
}

/**
 * @param {Response} response
 * @param {Readonly<Record<string, string | number>>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * The ETag, the same as sirv's; weak, as all encodings of a file share it.
 *
 * @param {FoundFile} found
 */
function versionOf({ stats }) {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}
