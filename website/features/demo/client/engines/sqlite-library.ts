import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { fetchFile, loadedOnce } from '../../../../src/components/loadedOnce.ts';

/** All databases share it. SQL.js itself would keep a failure to load it. */
const loadBytes = loadedOnce(async (address: string) => (await fetchFile(address)).arrayBuffer());

/** Loads SQLite for the page or the worker that calls it. */
export async function loadSQLiteLibrary(): Promise<SqlJsStatic> {
  // Node.js finds the file next to the module; browsers need the bundler's URL.
  const wasm = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;
  return initSqlJs(typeof location === 'undefined' ? {} : { wasmBinary: await loadBytes(wasm) });
}
