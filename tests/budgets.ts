/**
 * What a first visit to a page loads, in bytes after brotli at its best quality (11). Files that the
 * browser fetches ahead for likely next pages do not count.
 */
export interface Budget {
  /** Address of the page, which represents its kind. */
  readonly page: string;
  /** `script`: all JavaScript files, frames and workers included. `stylesheet`: all CSS files. */
  readonly kind: 'script' | 'stylesheet';
  /** The size in bytes when it was last measured. A page may load `air` times as much. */
  readonly measured: number;
}

/** Leaves room for changes that are worth their bytes. `npm run check:size` shows how much of it is used. */
export const air = 1.08;

/** Measured on 2026-11-23, and stylesheets on 2026-11-27 and 28, with all of Infima. Adding a row is all it takes to watch another page. */
export const budgets = [
  { page: '/', kind: 'script', measured: 161_280 },
  { page: '/', kind: 'stylesheet', measured: 19_282 },
  { page: '/docs/intro', kind: 'script', measured: 121_086 },
  { page: '/docs/intro', kind: 'stylesheet', measured: 18_308 },
  { page: '/docs/utils/export', kind: 'script', measured: 121_086 },
  { page: '/demo', kind: 'script', measured: 182_185 },
  { page: '/api/react-querybuilder/index/functions/add', kind: 'script', measured: 112_140 },
] as const satisfies readonly Budget[];
