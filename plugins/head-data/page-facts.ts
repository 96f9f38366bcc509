import { type CheerioAPI, load } from 'cheerio';

/** A step of the way to a page. */
export interface TrailStep {
  readonly name: string;
  /** Address below the origin; a category without a page has none. */
  readonly path?: string;
}

/** What a built page says about itself. */
export interface PageFacts {
  /** Its address below the origin, e.g. `/docs/intro`. */
  readonly path: string;
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Absolute; of the page that search engines are to prefer. */
  readonly canonical: string;
  /** Search engines are asked to leave it out. */
  readonly noIndex: boolean;
  /** Docusaurus' name of the docs version that it belongs to; `undefined` outside of the docs. */
  readonly version: string | undefined;
  /** The categories above it, outermost first; without the page itself. */
  readonly trail: readonly TrailStep[];
  /** When it was last changed, as ISO 8601, where the build knows that. */
  readonly modified: string | undefined;
}

/**
 * Reads what a built page says about itself.
 *
 * @param html - The file's content.
 * @param path - The page's address below the origin.
 * @param siteTitle - What titles end with, after a bar.
 */
export function readFacts(html: string, path: string, siteTitle: string): PageFacts {
  const $ = load(relevantPart(html));
  const meta = (selector: string) => $(`meta[${selector}]`).attr('content') ?? '';
  const tag = meta('name="docusaurus_tag"');
  const title = meta('property="og:title"');
  const ending = ` | ${siteTitle}`;
  return {
    path,
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description: meta('name="description"'),
    canonical: $('link[rel=canonical]').attr('href') ?? '',
    noIndex: /\bnoindex\b/.test(meta('name="robots"')),
    version: tag.startsWith('docs-default-') ? meta('name="docusaurus_version"') : undefined,
    trail: trailOf($),
    modified: $('time[datetime]').attr('datetime'),
  };
}

/** The metadata, the trail and the date: all else is most of a page, and slow to parse. */
function relevantPart(html: string): string {
  const tags = html.match(/<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/g) ?? [];
  const [breadcrumbs = ''] = /<nav class="theme-doc-breadcrumbs[\s\S]*?<\/nav>/.exec(html) ?? [];
  const [date = ''] = /<time\b[^>]*itemprop="?dateModified[^>]*>/i.exec(html) ?? [];
  return tags.join('') + breadcrumbs + date;
}

function trailOf($: CheerioAPI): readonly TrailStep[] {
  return $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .toArray()
    .flatMap((item) => {
      const name = $(item).text().trim();
      const path = $(item).find('a').attr('href');
      // The first item is a picture of a house.
      return name === '' ? [] : [path === undefined ? { name } : { name, path }];
    });
}
