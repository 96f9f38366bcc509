/** What a run of TypeDoc is told. */
export interface Job {
  readonly name: string;
  /** See `ApiPackage.expanded`. */
  readonly expanded?: Readonly<Record<string, string>>;
  readonly entryNames: readonly string[];
  /** Below the repository's root, so that packages are found from it. */
  readonly workFolder: string;
  readonly outFile: string;
}

/** How the names of interfaces begin that are there for the members of another type. */
export const expandedPrefix = 'Expanded__';
