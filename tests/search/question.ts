/** A question as readers type it, and where its answer is. */
export interface Question {
  /** Docusaurus' name of the version that is read. */
  readonly version: string;
  readonly query: string;
  /** Addresses of pages, or of sections. */
  readonly expected: readonly string[];
}

/** What a reader types, and the pages or sections that answer it, below the version unless they start with a slash. */
export type Row = readonly [query: string, ...paths: string[]];

/**
 * Makes rows of a table questions.
 *
 * @param version - Docusaurus' name of the version that is read.
 * @param base - Address of the version.
 */
export const of =
  (version: string, base: string) =>
  ([query, ...paths]: Row): Question => ({
    version,
    query,
    expected: paths.map((path) => (path.startsWith('/') ? path : `${base}/${path}`)),
  });
