import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import type { PageFacts } from '../built-pages/facts.ts';
import type { PageStep } from '../built-pages/index.ts';
import { contentOf } from './cards/content.ts';
import { createDrawing } from './cards/drawing.ts';
import { addressOfCard, writeCards } from './cards/files.ts';
import { listedPages, robotsOf, sitemapOf } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { addTags, dataTag, previewTags } from './tags.ts';

/**
 * Adds metadata for other sites and search engines to a page: its card and structured data. They
 * read only the HTML, so a navigation doesn't update the tags.
 */
export function headTags({ siteDir, outDir, siteConfig }: Props): PageStep {
  const { url: origin, title, tagline } = siteConfig;
  const site = { origin, title, tagline };
  const draw = createDrawing(siteDir, title);
  const drawings = new Map<string, string>();
  const addresses = new Map<string, string>();

  /** @returns Address of the page's card; pages with the same text share one. */
  function cardOf(page: PageFacts): string {
    const content = contentOf(page, tagline);
    const key = JSON.stringify(content);
    const known = addresses.get(key);
    if (known !== undefined) return known;
    const svg = draw(content);
    const address = addressOfCard(svg);
    addresses.set(key, address);
    drawings.set(address, svg);
    return address;
  }

  return {
    write(html, { facts }) {
      const image = origin + cardOf(facts);
      return addTags(html, [
        ...previewTags(facts, title, image),
        dataTag(structuredData(facts, site, image)),
      ]);
    },
    async end() {
      // Builds into other folders share the cache, and some have fewer pages.
      const isMain = outDir === join(siteDir, 'build');
      await writeCards(drawings, outDir, join(siteDir, '.cache/social-cards'), isMain);
    },
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
