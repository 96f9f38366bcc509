// @ts-check
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { contentType } from '../deploy/content-types.mjs';
import { hasFileIn, notFoundPage, resolveAddress } from '../website/site/addresses.mjs';
import { acceptsBrotli, createCompressor } from './lib/compressed.mjs';
import { StepError } from './lib/step-error.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('../deploy/header-rules.ts').HeaderRule} HeaderRule a row of the table that the build writes */

/**
 * A server for a built site, with the clean addresses, headers, and compression that a deployment should
 * have. It looks up files at each request, so a rebuilt site needs no restart unless its headers change.
 *
 * @param {string} folder usually `build/`; while it doesn't exist, every answer is 404
 * @param {string} [headersFile] the table of headers that the build wrote beside the folder
 * @returns {import('node:http').Server} not yet listening
 * @throws {StepError} when the table is damaged, because pages would be served without their policy
 */
export function createSiteServer(
  folder,
  headersFile = join(dirname(resolve(folder)), 'hosting', 'headers.json'),
) {
  const rules = readHeaderRules(headersFile);
  const send = sirv(folder, { dev: true, etag: true, extensions: [] });
  const compress = createCompressor();
  const fileIn = (/** @type {string} */ name) => join(folder, name);
  const has = hasFileIn(folder);

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
    const { file, redirect } = resolveAddress(path, has) ?? {};
    if (redirect !== undefined) {
      response.setHeader('Location', query === undefined ? redirect : `${redirect}?${query}`);
      return sendStatus(response, 308);
    }
    if (file === undefined && !has(notFoundPage)) return sendStatus(response, 404);
    return sendFile(request, response, file);
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {string} [found] default: the page for unknown addresses, with the status 404
   */
  async function sendFile(request, response, found) {
    const name = found ?? notFoundPage;
    const { type, compressible } = contentType(name);
    const isCompressed = compressible && acceptsBrotli(request.headers['accept-encoding']);
    const stats = statSync(fileIn(name));
    // Weak, because both encodings of a file share it; it's the one that sirv sends.
    const version = `W/"${stats.size}-${stats.mtime.getTime()}"`;
    response.setHeaders(headersFor(rules, name));
    response.setHeader('Content-Type', type);
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    if (isCompressed && request.headers['if-none-match'] !== version) {
      const body = await compress(fileIn(name), version);
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', body.length);
      if (found) response.setHeader('ETag', version);
      response.writeHead(found ? 200 : 404).end(body);
    } else if (found) {
      request.url = encodeURI(found);
      // sirv reads some ranges unlike HTTP, which allows the whole file as the answer to any.
      delete request.headers.range;
      send(request, response);
    } else {
      response.setHeader('Content-Length', stats.size);
      createReadStream(fileIn(name)).pipe(response.writeHead(404));
    }
  }

  /** @param {Response} response @param {number} status sent with its name as the body */
  function sendStatus(response, status) {
    response.setHeaders(headersFor(rules, '/'));
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.writeHead(status).end(`${status} ${STATUS_CODES[status]}\n`);
  }
}

/**
 * @param {string} file
 * @returns {readonly HeaderRule[]} none while there is no table
 * @throws {StepError} when it can't be read, or isn't a table
 */
function readHeaderRules(file) {
  if (!existsSync(file)) return [];
  try {
    const rules = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(rules) && rules.length > 0 && rules.every(isRule)) return rules;
  } catch {
    // The error below says what to do in this case, too.
  }
  throw new StepError(`${file} isn't the table of headers that a build writes.`, {
    remedy: 'Run npm run build to write it again.',
  });
}

/** @param {any} row */
const isRule = (row) => typeof row?.pattern === 'string' && typeof row.headers === 'object';

/**
 * A later matching rule replaces headers of an earlier one.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path of a file, or its address, such as `/docs/intro`
 * @returns {Map<string, string>}
 */
function headersFor(rules, path) {
  return new Map(
    rules
      .filter(({ pattern }) => fits(path, pattern))
      .flatMap(({ headers }) => Object.entries(headers)),
  );
}

/** @param {string} path @param {string} pattern */
const fits = (path, pattern) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
