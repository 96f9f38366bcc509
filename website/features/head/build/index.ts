import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import type { PageFacts } from '../../article/build/built-pages/facts.ts';
import type { PageStep } from '../../article/build/built-pages/index.ts';
import { listedPages, robotsOf, sitemapOf } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { addTags, dataTag, previewTags } from './tags.ts';

/** The social card of every page, in `website/static/`. */
const card = '/img/social-card.png';

/**
 * Adds metadata for other sites and search engines to a page: the social card and structured data. They
 * read only the HTML, so a navigation doesn't update the tags.
 */
export function headTags({ siteConfig }: Props): PageStep {
  const { url: origin, title, tagline } = siteConfig;
  const site = { origin, title, tagline };
  const image = origin + card;
  return {
    write: (html, { facts }) =>
      addTags(html, [
        ...previewTags(facts, site, image),
        dataTag(structuredData(facts, site, image)),
      ]),
  };
}

/** Writes the sitemap of the addresses that search engines should prefer, and `robots.txt`. */
export function sitemap({ outDir, siteConfig }: Props): PageStep {
  const { url: origin, noIndex } = siteConfig;
  if (noIndex) return {};
  const pages: PageFacts[] = [];
  return {
    read({ facts }) {
      pages.push(facts);
    },
    end() {
      writeFileSync(join(outDir, 'sitemap.xml'), sitemapOf(listedPages(pages, origin)));
      writeFileSync(join(outDir, 'robots.txt'), robotsOf(origin));
    },
  };
}
