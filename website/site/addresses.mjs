// @ts-check
// Which file of a built site a host serves for an address, and which address a file has. JavaScript, because
// the server runs before anything is compiled.

import { statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {(file: string) => boolean} HasFile whether the build has a file, such as `/docs/intro.html` */

/** Errors that mean "no such file"; the name can also be too long for the file system. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ELOOP']);

/**
 * Looks for files in a folder at each call.
 *
 * @param {string} folder of a built site
 * @returns {HasFile} throws what the file system throws, except for a file that isn't there
 */
export const hasFileIn = (folder) => (file) => {
  try {
    return statSync(join(folder, file)).isFile();
  } catch (error) {
    if (absent.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return false;
    throw error;
  }
};

/**
 * The file of an address: itself, or the page with this name. `index.html` is the page of its folder, unless a
 * page has the folder's name.
 *
 * @param {string} path decoded, such as `/docs/intro`
 * @param {HasFile} has
 * @returns {string | undefined} such as `/docs/intro.html`
 */
export function fileOfAddress(path, has) {
  const name = path.replace(/\/+$/, '');
  const candidates = name === '' ? ['/index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find(has);
}

/**
 * The address of a file. A page has no ending; next to `a.html`, the address of `a/index.html` is `/a/index`.
 *
 * @param {string} file such as `/docs/intro.html`
 * @param {HasFile} has
 * @returns {string} such as `/docs/intro`
 */
export function addressOfFile(file, has) {
  if (!isPage(file) || file === notFoundPage) return file;
  const name = file.slice(0, -'.html'.length);
  const parent = name.replace(/\/index$/, '');
  if (parent === name || parent === '') return parent || '/';
  return has(`${parent}.html`) ? name : parent;
}

/** The page for unknown addresses, which has no address of its own. */
export const notFoundPage = '/404.html';

/** @typedef {{ file: string, redirect?: undefined } | { file?: undefined, redirect: string }} Resolution */

/**
 * What a host answers to a request. Other spellings of a page's address (`/x.html`, `/x/`, `/x/index.html`,
 * `/x/index.htm`, `//x`) redirect to it.
 *
 * @param {string} path as sent, without the query
 * @param {HasFile} has
 * @returns {Resolution | undefined} `undefined` for an unknown address, invalid percent-encoding, a hidden file,
 *   and an attempt to leave the folder
 */
export function resolveAddress(path, has) {
  const parts = decodeParts(path);
  if (!parts) return undefined;
  const name = `/${parts.filter(Boolean).join('/')}`;
  const file =
    fileOfAddress(name, has) ?? fileOfAddress(name.replace(/\/index\.html?$/, '') || '/', has);
  if (file === undefined || file === notFoundPage) return undefined;
  const address = addressOfFile(file, has);
  if (parts.join('/') === address) return { file };
  if (!isPage(file)) return undefined;
  return { redirect: address.split('/').map(encodeURIComponent).join('/') };
}

/**
 * Decodes each part separately, so that an encoded slash doesn't split it.
 *
 * @param {string} path
 */
function decodeParts(path) {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return path.startsWith('/') && !parts.some(isForbidden) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} part */
const isForbidden = (part) =>
  /[/\\\0]/.test(part) || (part.startsWith('.') && part !== '.well-known');

/** @param {string} file */
const isPage = (file) => file.endsWith('.html');
