// @ts-check

/**
 * The response headers that a deployment should send, by address. `*` at the end of a pattern stands
 * for any rest; of several rows that fit, a later one replaces headers of an earlier one.
 *
 * Nothing but files with a content hash in their name may be put under `/assets/` and `/play/`.
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
  {
    pattern: '/play/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // It names the others, whose names change with their content.
  { pattern: '/play/manifest.json', headers: { 'Cache-Control': 'no-cache' } },
]);

/**
 * The Content-Security-Policy that the README recommends, for a site without hosted search and
 * analytics. It is not in the table, because settings of the build change what it must allow.
 */
export const recommendedPolicy = [
  "default-src 'self'",
  // Docusaurus writes small scripts into its pages; SQL engines and the search are WebAssembly.
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "form-action 'self' https://stackblitz.com https://codesandbox.io",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

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
