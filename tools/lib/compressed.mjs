// @ts-check
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Quality 5 is close to what CDNs use on the fly, at a tenth of the time of the highest, 11. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Whether a client reads brotli. Browsers say so on localhost or over https.
 *
 * @param {string | undefined} accepted the Accept-Encoding header
 */
export const acceptsBrotli = (accepted = '') =>
  accepted
    .toLowerCase()
    .split(',')
    .some((part) => /^\s*br\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part));

/**
 * Compresses files, each version once; responses to many clients share the result.
 *
 * @returns {(file: string, version: string) => Promise<Buffer>} `version` changes when the file does; rejects
 *   when the file can't be read
 */
export function createCompressor() {
  /** @type {Map<string, { version: string, body: Promise<Buffer> }>} */
  const cache = new Map();
  return (file, version) => {
    const known = cache.get(file);
    if (known?.version === version) return known.body;
    const body = readFile(file).then((content) => compress(content, options));
    cache.set(file, { version, body });
    body.catch(() => cache.delete(file));
    return body;
  };
}
