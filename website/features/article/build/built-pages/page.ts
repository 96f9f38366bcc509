import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { attribute, find, findAll, hasClass, textOf } from '../../../../site/html/elements.ts';
import { versionTag } from '../../../../site/search-tags.ts';

export interface TrailStep {
  readonly name: string;
  /** Address below the origin; a category without a page has none. */
  readonly path?: string;
}

export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; the page that search engines should prefer. */
  readonly canonical: string;
  /** Docusaurus' name of its docs version; `undefined` outside the docs. */
  readonly version: string | undefined;
  /** The categories above it, outermost first; without the page itself. */
  readonly trail: readonly TrailStep[];
  /** When it was last changed, as ISO 8601, if the build knows that. */
  readonly modified: string | undefined;
}

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly facts: PageFacts;
  /** The content of a metadata tag by its `name` or `property`; empty if the page lacks it. */
  readonly meta: (name: string) => string;
  readonly main: Element | undefined;
  /** The article of a docs or reference page; other pages have none. */
  readonly article: Element | undefined;
  /** The content of the page, including the parts around the title of its article. */
  readonly content: readonly ElementContent[];
}

/**
 * Reads a built page, whose title ends with a bar and the title of the site. Everything that reads
 * pages gets the same tree, so nothing may change it.
 */
export function readPage(html: string, path: string, siteTitle = ''): BuiltPage {
  // Without scripting, the content of `noscript` is parsed as elements too.
  const tree = fromParse5(parse(sourceOf(html), { scriptingEnabled: false })) as Root;
  const head = find(tree, ({ tagName }) => tagName === 'head');
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const texts = findAll(main, (element) => hasClass(element, 'markdown'));
  const meta = (name: string) =>
    attribute(
      find(head, ({ properties }) => [properties.name, properties.property].includes(name)),
      'content',
    );
  const link = find(head, ({ tagName }) => tagName === 'link');
  const title = meta('og:title');
  const ending = ` | ${siteTitle}`;
  const date = find(main, ({ properties }) => `${properties.itemProp}` === 'dateModified');
  const isInDocs = meta('docusaurus_tag').startsWith(versionTag(''));
  return {
    path,
    html,
    meta,
    main,
    facts: {
      path,
      title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
      description: meta('description'),
      canonical: attribute(link, 'href'),
      version: isInDocs ? meta('docusaurus_version') : undefined,
      trail: trailOf(main),
      modified: attribute(date, 'dateTime') || undefined,
    },
    article: texts.find((element) => hasClass(element, 'theme-doc-markdown')),
    content: (texts.length > 0 ? texts : main ? [main] : []).flatMap(({ children }) => children),
  };
}

function trailOf(main: Element | undefined): readonly TrailStep[] {
  return findAll(main, (element) => hasClass(element, 'breadcrumbs__item'))
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .flatMap((item) => {
      const name = textOf(item).trim();
      const path = attribute(
        find(item, ({ tagName }) => tagName === 'a'),
        'href',
      );
      // The first item is an image of a house.
      return name === '' ? [] : [path === '' ? { name } : { name, path }];
    });
}

/** The parts of the HTML with content: the metadata and the main element. Menus are most of a page, and slow to parse. */
function sourceOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const tags = html
    .slice(0, start < 0 ? undefined : start)
    .match(/<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/g);
  const metadata = tags?.filter((tag) => /^<meta| rel="?canonical\b/.test(tag)) ?? [];
  // Without a doctype, a table doesn't end the paragraph before it.
  const main = start < 0 ? '' : html.slice(start, end);
  return `<!doctype html>${metadata.join('')}${main}`;
}
