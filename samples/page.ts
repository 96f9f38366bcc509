/** A page of the docs, by the path of its file in the repository. */
export interface Page {
  readonly path: string;
  readonly source: string;
}
