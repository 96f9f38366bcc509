/** What a run of TypeDoc is told. */
export interface Job {
  readonly modules: readonly JobModule[];
  /** Below the repository's root, so that packages are found from it. */
  readonly workFolder: string;
  readonly outFile: string;
}

/** An entry point of a package. */
export interface JobModule {
  /** As {@link moduleName} makes it. */
  readonly name: string;
  readonly specifier: string;
  /** Types whose members are wanted, with arguments, by name; see `ApiPackage.expanded`. */
  readonly expanded: Readonly<Record<string, string>>;
}

/**
 * What TypeDoc calls the module of an entry point.
 *
 * @param slug - Of the package.
 * @param entry - Name of the entry point, e.g. `index`.
 */
export const moduleName = (slug: string, entry: string): string => `${slug}/${entry}`;

/** How the names of interfaces begin that are there for the members of another type. */
export const expandedPrefix = 'Expanded__';
