import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin, Props } from '@docusaurus/types';
import type { PageStep } from '../../article/build/built-pages/index.ts';
import { structuredData } from './structured-data.ts';

/** In `website/static/`. */
const card = '/img/social-card.png';

/** Adds what other sites show of a page: the name of this site, and a picture. */
export function socialCard({ siteConfig: { url, title, tagline } }: LoadContext): Plugin {
  const property = (name: string, content: string): HtmlTagObject => ({
    tagName: 'meta',
    attributes: { property: name, content },
  });
  return {
    name: 'social-card',
    injectHtmlTags: () => ({
      headTags: [
        property('og:site_name', title),
        property('og:image', url + card),
        property('og:image:type', 'image/png'),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', `${title}: ${tagline}`),
        { tagName: 'meta', attributes: { name: 'twitter:image', content: url + card } },
      ],
    }),
  };
}

/**
 * Adds what other sites and search engines read about a page. They read only the HTML, so a navigation doesn't
 * update it.
 */
export function headTags({ siteConfig }: Props): PageStep {
  const { url: origin, title, tagline } = siteConfig;
  return {
    write(html, { facts }) {
      const data = structuredData(facts, { origin, title, tagline }, origin + card);
      const tags = [
        `<meta property="og:type" content="${facts.path === '/' ? 'website' : 'article'}">`,
        // The text of a script ends at the first `</script`, wherever that is.
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
      ];
      return html.replace('</head>', (end) => tags.join('') + end);
    },
  };
}

/** Writes `robots.txt`, which allows everything, and says where the sitemap is. */
export function robots({ outDir, siteConfig: { url, noIndex } }: Props): PageStep {
  if (noIndex) return {};
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
  return { end: () => writeFileSync(join(outDir, 'robots.txt'), text) };
}
