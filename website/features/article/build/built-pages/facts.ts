import type { Element } from 'hast';
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

export interface FactSource {
  readonly path: string;
  /** The content of a metadata tag by its `name` or `property`; empty if the page lacks it. */
  readonly meta: (name: string) => string;
  readonly main: Element | undefined;
}

/** Reads the metadata of a built page, whose title ends with a bar and the title of the site. */
export function readFacts(
  { path, meta, main }: FactSource,
  canonical: string,
  siteTitle: string,
): PageFacts {
  const title = meta('og:title');
  const ending = ` | ${siteTitle}`;
  const date = find(main, ({ properties }) => `${properties.itemProp}` === 'dateModified');
  return {
    path,
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description: meta('description'),
    canonical,
    version: meta('docusaurus_tag').startsWith(versionTag(''))
      ? meta('docusaurus_version')
      : undefined,
    trail: trailOf(main),
    modified: attribute(date, 'dateTime') || undefined,
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
