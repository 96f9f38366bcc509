import type { Options } from '@docusaurus/preset-classic';

/** The address of the same page in the latest docs. Lists of pages differ from version to version. */
const inLatestDocs = (url: string): string =>
  url.replace(/\/docs\/(?:next|\d+)\/(?!category\/)/, '/docs/');

/** Options of the sitemap, which has the addresses that search engines should prefer. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  async createSitemapItems({ defaultCreateSitemapItems, ...site }) {
    const items = await defaultCreateSitemapItems(site);
    const listed = new Set(items.map(({ url }) => url));
    return items.filter(({ url }) => inLatestDocs(url) === url || !listed.has(inLatestDocs(url)));
  },
} satisfies Options['sitemap'];
