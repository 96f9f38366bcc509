// @ts-check
import { readFileSync, statSync } from 'node:fs';

/**
 * A row of the table that the build writes; see hosting/header-rules.ts.
 *
 * @typedef {{ pattern: string, headers: Readonly<Record<string, string>> }} HeaderRule
 */

/**
 * The headers of a build, which are read again when a build has written its table.
 *
 * @param {string} file the table, `deploy/headers.json`
 * @returns {(path: string) => Readonly<Record<string, string>>} by name, for an address without a query; none
 *   while there is no table
 */
export function createHeaders(file) {
  /** @type {{ time: number, rules: readonly HeaderRule[] }} */
  let known = { time: Number.NaN, rules: [] };
  return (path) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return {};
    if (time !== known.time) known = { time, rules: JSON.parse(readFileSync(file, 'utf8')) };
    return headersFor(known.rules, path);
  };
}

/**
 * A later matching rule replaces headers of an earlier one.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path address without a query, such as `/docs/intro`
 */
function headersFor(rules, path) {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => fits(path, pattern)).map(({ headers }) => headers),
  );
}

/** @param {string} path @param {string} pattern */
function fits(path, pattern) {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
