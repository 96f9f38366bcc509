/** The shapes of the package's data, which `bundle/` writes and the server reads. */

/** Paths to Markdown. */
export type Pages = Readonly<Record<string, string>>;

/** Names to the pages and anchors that explain them, below the docs of a release. */
export type References = Readonly<Record<string, string>>;

/** Files with types that code needs if it imports one of the packages. */
export interface TypeBundle {
  readonly file: string;
  readonly packages: readonly string[];
}

export interface ReleaseData {
  /** Files with the types that all code needs. */
  readonly base: readonly string[];
  readonly bundles: readonly TypeBundle[];
  /** Export formats that the release has. */
  readonly exports: readonly string[];
  /** Formats that the release can import, and the function that does. */
  readonly imports: Readonly<Record<string, string>>;
}
