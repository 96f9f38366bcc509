import type { PageFacts } from '../built-pages/facts.ts';

/**
 * The pages for search engines: those that name themselves as canonical and don't ask to be left
 * out.
 *
 * @param pages - All pages of the site.
 * @param origin - Of the site, without a slash at the end.
 * @returns In the order of their addresses.
 */
export function listedPages(pages: readonly PageFacts[], origin: string): readonly PageFacts[] {
  return (
    pages
      .filter(({ canonical, path, noIndex }) => !noIndex && canonical === origin + path)
      // The 404 page has no address of its own.
      .filter(({ path }) => path !== '/404.html')
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  );
}

/**
 * Writes a sitemap.
 *
 * @param pages - The pages in it.
 * @returns XML as sitemaps.org describes it.
 */
export function sitemapOf(pages: readonly PageFacts[]): string {
  const entries = pages.map(({ canonical, modified }) => {
    const date = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(canonical)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Tells crawlers where the sitemap is; they may read everything. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
