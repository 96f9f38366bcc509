/**
 * What this site changes about Docusaurus' production build to save bytes or time. The figures of
 * each row are in figures.md, which `npm run bench -- savings` writes. Remove a row that saves less
 * than 1 KB and no time beyond noise.
 */
export const savings = ['page-files', 'shared-chunks', 'compile-hints'] as const;

export type Saving = (typeof savings)[number];

/**
 * Whether a production build makes a saving. `SITE_STOCK=true` turns all of them off, and
 * `SITE_WITHOUT=page-files` only those it names. The hash router has a single HTML file and loads
 * everything else as scripts, so it has none either.
 */
export const saves = (saving: Saving): boolean =>
  process.env.NODE_ENV === 'production' &&
  process.env.SITE_STOCK !== 'true' &&
  process.env.SITE_ROUTER !== 'hash' &&
  !process.env.SITE_WITHOUT?.split(',').includes(saving);
