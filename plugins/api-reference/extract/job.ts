export interface Job {
  readonly modules: readonly JobModule[];
  /** Below the repository's root, so that packages are found from it. */
  readonly workFolder: string;
  readonly outFile: string;
}

export interface JobModule {
  readonly name: string;
  readonly specifier: string;
  /** Types to expand into their members, with arguments, by name; see `ApiPackage.expanded`. */
  readonly expanded: Readonly<Record<string, string>>;
}

export const moduleName = (slug: string, entry: string): string => `${slug}/${entry}`;

/** Prefix of the interfaces that exist only to expand another type. */
export const expandedPrefix = 'Expanded__';
