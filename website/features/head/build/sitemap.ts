import type { PageFacts } from '../../article/build/built-pages/facts.ts';

/**
 * The pages for search engines, by address: those that are canonical and may be indexed.
 *
 * @param origin - Without a slash at the end.
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

/** A sitemap as sitemaps.org describes it. */
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

/** Allows everything, and says where the sitemap is. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
