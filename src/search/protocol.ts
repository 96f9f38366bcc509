/** The part of the hosted service's protocol that the dialog and the search page use. */

export interface SearchQuery {
  readonly indexName?: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** All entries must hold; of an entry that is a list, one must. Each is `attribute:value`. */
  readonly facetFilters?: string | readonly (string | readonly string[])[];
  /** Such as `content:10`, the number of words. */
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** What a section is filed under, by level; `null` below its own. */
export type Hierarchy<T> = Readonly<Record<Level, T | null>>;

export interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

interface MarkedHit {
  readonly hierarchy: Hierarchy<Marked>;
  readonly content?: Marked;
}

export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string>;
  readonly _highlightResult: MarkedHit;
  readonly _snippetResult: MarkedHit;
  /** Sections of the same page that fit as well, from the embedded search. */
  readonly others?: readonly SearchHit[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly processingTimeMS: number;
}

/** A search client: that of the hosted service, or the embedded one. */
export interface SearchClient {
  search(request: { readonly requests: readonly SearchQuery[] }): Promise<{
    readonly results: readonly SearchAnswer[];
  }>;
}

/** A search that failed. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
}

/**
 * The address of the page that a hit or a section is on. An index that a crawler filled may lack
 * `url_without_anchor`.
 */
export const pageOf = ({ url }: { readonly url: string }): string => url.replace(/#.*/, '');

/** Puts one value into each level. */
export function hierarchyOf<T>(values: readonly T[]): Hierarchy<T> {
  return Object.fromEntries(
    levels.map((level, index) => [level, values[index] ?? null]),
  ) as unknown as Hierarchy<T>;
}

/** The values of a hierarchy, from the top. */
const trailOf = <T>(hierarchy: Hierarchy<T>): readonly T[] =>
  levels.map((level) => hierarchy[level]).filter((value): value is T => value != null);

/** The names that a hit is filed under, with marks; the last one is its own. */
export const namesOf = (hit: SearchHit): readonly string[] =>
  trailOf(hit._highlightResult.hierarchy).map(({ value }) => value);

/** The index may come from a build with another origin, but its pages are on this site too. */
export function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return pathname + search + hash;
}
