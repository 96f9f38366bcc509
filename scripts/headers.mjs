// @ts-check

/**
 * The response headers that a deployment should send, by address. `*` at the end of a pattern stands
 * for any rest; of several rows that fit, a later one replaces headers of an earlier one.
 *
 * Nothing but files with a content hash in their name may be put under `/assets/`.
 *
 * @satisfies {readonly { pattern: string, headers: Readonly<Record<string, string>> }[]}
 */
export const headerRules = /** @type {const} */ ([
  {
    pattern: '/*',
    headers: {
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  },
  {
    pattern: '/assets/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
]);

/**
 * @param {string} path address without a query, e.g. `/docs/intro`
 * @returns {Readonly<Record<string, string>>} header values by name
 */
export function headersFor(path) {
  return Object.assign(
    {},
    ...headerRules.filter((rule) => fits(path, rule.pattern)).map((rule) => rule.headers),
  );
}

/**
 * @param {string} path
 * @param {string} pattern
 */
function fits(path, pattern) {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
