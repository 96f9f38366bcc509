/** What a reader asks for. */
interface SearchRequest {
  readonly query: string;
  /** Tags of the pages to search; among hits that fit equally well, those of earlier tags come first. */
  readonly tags: readonly string[];
  /** Page of the results, from 0. */
  readonly page: number;
}

/** A section that was found. In names and snippets, `<mark>` surrounds what fits the query. */
export interface Hit {
  /** Path on this site, with the anchor. */
  readonly url: string;
  /** What the section is filed under, from the top; the last one is its own name. */
  readonly names: readonly string[];
  readonly snippet?: string | undefined;
  /** Sections of the same page that fit as well, from the embedded search. */
  readonly others?: readonly Hit[];
}

/** One page of results. */
interface Answer {
  readonly hits: readonly Hit[];
  /** Hits on all pages of results. */
  readonly count: number;
  readonly pages: number;
}

/** Finds sections of the site's pages. */
export interface SearchClient {
  /**
   * @returns The hits, the best first.
   * @throws Error if there is no answer; the next search tries again.
   */
  search(request: SearchRequest): Promise<Answer>;
  /** Loads ahead what searches in pages with these tags will need. The search that needs it reports a failure. */
  prepare(tags: readonly string[]): void;
}
