// @ts-check
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} FoundFile
 * @property {string} path relative to the served folder, with a leading slash
 * @property {string} file in the file system
 * @property {import('node:fs').Stats} stats
 */

/** @typedef {{ kind: 'file', found: FoundFile } | { kind: 'redirect', to: string } | { kind: 'none' }} Resolution */

const none = /** @type {const} */ ({ kind: 'none' });

/** Errors that mean "no such file"; the name can also be too long for the file system. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ELOOP']);

/**
 * Finds the file of an address. Other spellings of a page's address (`/x.html`, `/x/`, `/x/index.html`,
 * `/x/index.htm`) redirect to it. The 404 page has no address.
 *
 * @param {string} folder
 * @param {string} path the request's path as sent, without the query
 * @returns {Promise<Resolution>}
 * @throws what the file system throws, except for a file that isn't there
 */
export async function resolveAddress(folder, path) {
  const parts = decodeParts(path);
  if (!parts) return none;
  const name = parts.filter(Boolean).join('/');
  const found = (await findFile(folder, name)) ?? (await findPageOfIndex(folder, name));
  if (!found || found.path === '/404.html') return none;
  const address = await addressOf(folder, found.path);
  if (parts.join('/') === address) return { kind: 'file', found };
  if (!isPage(found.path)) return none;
  return { kind: 'redirect', to: address.split('/').map(encodeURIComponent).join('/') };
}

/**
 * Decodes each part separately, so that an encoded slash doesn't split it.
 *
 * @param {string} path
 * @returns {string[] | undefined} `undefined` for invalid percent-encoding, hidden files, and attempts to
 *   leave the folder
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
function isForbidden(part) {
  return /[/\\\0]/.test(part) || (part.startsWith('.') && part !== '.well-known');
}

/**
 * @param {string} folder
 * @param {string} name of a file or page, without a leading slash; empty for the home page
 * @returns {Promise<FoundFile | undefined>}
 */
export async function findFile(folder, name) {
  const candidates = name ? [name, `${name}.html`, `${name}/index.html`] : ['index.html'];
  for (const candidate of candidates) {
    const file = join(folder, candidate);
    const stats = await statOrNothing(file);
    if (stats?.isFile()) return { path: `/${candidate}`, file, stats };
  }
  return undefined;
}

/**
 * Finds `x.html` for `/x/index.html` and `/x/index.htm`.
 *
 * @param {string} folder
 * @param {string} name of a file that isn't there
 */
async function findPageOfIndex(folder, name) {
  const page = name.replace(/(?:^|\/)index\.html?$/, '');
  return page === name ? undefined : findFile(folder, page);
}

/** @param {string} file */
async function statOrNothing(file) {
  try {
    return await stat(file);
  } catch (error) {
    if (absent.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * `index.html` is the page of its folder, unless a page has the folder's name: next to `a.html`, the address
 * of `a/index.html` is `/a/index`.
 *
 * @param {string} folder
 * @param {string} path of a file
 */
async function addressOf(folder, path) {
  if (!isPage(path)) return path;
  const name = path.replace(/\.html$/, '');
  const parent = name.replace(/\/index$/, '');
  if (parent === name || parent === '') return parent || '/';
  return (await statOrNothing(join(folder, `${parent}.html`))) ? name : parent;
}

/** @param {string} path */
const isPage = (path) => path.endsWith('.html');
