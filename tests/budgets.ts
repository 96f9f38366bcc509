/**
 * What a first visit to a page may load, in bytes after brotli at its best quality (11). Files that
 * the browser fetches ahead for likely next pages do not count.
 */
export interface Budget {
  /** Address of the page; it stands for its kind. */
  readonly page: string;
  /** `script`: all JavaScript files, frames and workers included. `stylesheet`: all CSS files. */
  readonly kind: 'script' | 'stylesheet';
  readonly bytes: number;
}

/** 1 KB here is 1024 bytes. */
const KB = 1024;

/** Adding a row is all it takes to watch another page. */
export const budgets = [
  { page: '/', kind: 'script', bytes: 200 * KB },
  { page: '/', kind: 'stylesheet', bytes: 18 * KB },
  { page: '/docs/intro', kind: 'script', bytes: 115 * KB },
  { page: '/docs/intro', kind: 'stylesheet', bytes: 14 * KB },
  { page: '/demo', kind: 'script', bytes: 260 * KB },
  { page: '/api/react-querybuilder/index/functions/add', kind: 'script', bytes: 120 * KB },
] as const satisfies readonly Budget[];
