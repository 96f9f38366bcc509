/**
 * What this site changes about Docusaurus' production build to save bytes or time. Each row has its
 * figures in figures.md, which `npm run bench:savings` writes; one that
 * saves less than 1 KB, and no time beyond noise, goes.
 */
export const savings = [
  'page-files',
  'small-head',
  'small-modules',
  'used-styles',
  'no-intl',
  'shared-chunks',
  'compile-hints',
] as const;

export type Saving = (typeof savings)[number];

/**
 * Whether a production build makes a saving. `SITE_STOCK=true` makes none, `SITE_WITHOUT=small-head`
 * all but the named ones. The hash router has a single HTML file and loads all else as scripts, so it
 * has none either.
 */
export const saves = (saving: Saving): boolean =>
  process.env.NODE_ENV === 'production' &&
  process.env.SITE_STOCK !== 'true' &&
  process.env.SITE_ROUTER !== 'hash' &&
  !process.env.SITE_WITHOUT?.split(',').includes(saving);
