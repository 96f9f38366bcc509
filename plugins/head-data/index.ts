import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fileOfPage } from '../page-files/html.ts';
import { contentOf } from './cards/content.ts';
import { createDrawing } from './cards/drawing.ts';
import { addressOfCard, writeCards } from './cards/files.ts';
import { type PageFacts, readFacts } from './page-facts.ts';
import { listedPages, robotsOf, sitemapOf } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { addTags, dataTag, feedTags, previewTags } from './tags.ts';

/**
 * What other sites and search engines want to know of a page: its card, structured data, the sitemap.
 *
 * All of it is made from the built pages and stands in their HTML alone, so it costs readers no
 * script. After a change of page within the application these tags are the former page's; what reads
 * them reads them from the HTML.
 */
export function headData({ siteDir, siteConfig }: LoadContext): Plugin {
  const { url: origin, title, tagline, noIndex, future } = siteConfig;
  const site = { origin, title, tagline };
  return {
    name: 'head-data',
    async postBuild({ outDir, routesPaths }) {
      const isSingleFile = future.experimental_router === 'hash';
      const fileOf = (path: string) => fileOfPage(outDir, path.slice(1));
      const pages = (isSingleFile ? ['/'] : routesPaths).map((path) =>
        readFacts(readFileSync(fileOf(path), 'utf8'), path, title),
      );
      const cards = await makeCards(pages, outDir);
      for (const page of pages) {
        const image = origin + cards.get(page.path);
        const file = fileOf(page.path);
        // Read again, and written at once, since other plugins may be at work on the pages too.
        const tags = [
          ...previewTags(page, title, image),
          ...(isSingleFile ? [] : feedTags(page, title)),
          dataTag(structuredData(page, site, image)),
        ];
        writeFileSync(file, addTags(readFileSync(file, 'utf8'), tags));
      }
      if (isSingleFile || noIndex) return;
      writeFileSync(join(outDir, 'sitemap.xml'), sitemapOf(listedPages(pages, origin)));
      writeFileSync(join(outDir, 'robots.txt'), robotsOf(origin));
    },
  };

  /** @returns Addresses of the cards, by the pages' addresses. */
  async function makeCards(pages: readonly PageFacts[], outDir: string) {
    const draw = createDrawing(siteDir, title);
    const byContent = new Map<string, string>();
    const drawings = new Map<string, string>();
    const addresses = new Map<string, string>();
    for (const page of pages) {
      const content = contentOf(page, tagline);
      const key = JSON.stringify(content);
      let address = byContent.get(key);
      if (address === undefined) {
        const svg = draw(content);
        address = addressOfCard(svg);
        byContent.set(key, address);
        drawings.set(address, svg);
      }
      addresses.set(page.path, address);
    }
    await writeCards(drawings, outDir, join(siteDir, '.cache/social-cards'));
    return addresses;
  }
}
