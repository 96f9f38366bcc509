/** What people ask about a library before they try it. */
export interface Facts {
  readonly license: string;
  /** Major versions of React. */
  readonly react: readonly number[];
  /** Of the builder and what it needs besides React, minified and compressed by gzip. */
  readonly kilobytes: number;
}
