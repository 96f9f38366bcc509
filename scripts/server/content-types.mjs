// @ts-check
import { extname } from 'node:path';

/** Text is sent as UTF-8 and compressed. */
const text = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html',
  '.atom': 'application/atom+xml',
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

/** WebAssembly is binary, and still shrinks to a third. */
const compressibleBinary = new Set(['.wasm']);

/**
 * @param {string} file
 * @returns {{ type: string, compressible: boolean }} `type`: value of the Content-Type header
 */
export function contentType(file) {
  const extension = extname(file).toLowerCase();
  const textType = text[extension];
  if (textType) return { type: `${textType}; charset=utf-8`, compressible: true };
  return {
    type: binary[extension] ?? 'application/octet-stream',
    compressible: compressibleBinary.has(extension),
  };
}
