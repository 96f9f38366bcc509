import type { SearchQuery } from './protocol';

export interface Facets {
  /** Tags of pages; `undefined` for all. */
  readonly tags: readonly string[] | undefined;
  readonly languages: readonly string[] | undefined;
}

/** Reads the filters of a query: all entries must hold, and one of each list. */
export function readFacets(filters: SearchQuery['facetFilters']): Facets {
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  const allowed = (attribute: string): readonly string[] | undefined => {
    const lists = all
      .map((entry) => (typeof entry === 'string' ? [entry] : entry))
      .map((list) => list.filter((filter) => filter.startsWith(`${attribute}:`)))
      .filter((list) => list.length > 0)
      .map((list) => list.map((filter) => filter.slice(attribute.length + 1)));
    const [first, ...others] = lists;
    return first?.filter((value) => others.every((list) => list.includes(value)));
  };
  return { tags: allowed('docusaurus_tag'), languages: allowed('language') };
}

/**
 * The filters of a query.
 *
 * @param language - Of the site.
 * @param tags - Of the pages to search.
 */
export const facetFilters = (language: string, tags: readonly string[]) => [
  `language:${language}`,
  tags.map((tag) => `docusaurus_tag:${tag}`),
];
