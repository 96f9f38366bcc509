// @ts-check
import { extname } from 'node:path';

/** Text is sent as UTF-8 and compressed. */
const text = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
});

const binary = /** @type {Readonly<Record<string, string>>} */ ({
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
});

/** WebAssembly shrinks to a third. */
const compressibleBinary = new Set(['.wasm']);

/**
 * @typedef {object} ContentType
 * @property {string} type value of the Content-Type header
 * @property {boolean} compressible
 */

/**
 * Content types by file ending.
 *
 * @type {Readonly<Record<string, ContentType>>}
 */
export const contentTypes = Object.fromEntries([
  ...Object.entries(text).map(([ending, type]) => [
    ending,
    { type: `${type}; charset=utf-8`, compressible: true },
  ]),
  ...Object.entries(binary).map(([ending, type]) => [
    ending,
    { type, compressible: compressibleBinary.has(ending) },
  ]),
]);

/** @param {string} file @returns {ContentType} */
export function contentType(file) {
  return (
    contentTypes[extname(file).toLowerCase()] ?? {
      type: 'application/octet-stream',
      compressible: false,
    }
  );
}
