export interface Job {
  readonly modules: readonly JobModule[];
  readonly workFolder: string;
  readonly outFile: string;
}

export interface JobModule {
  readonly name: string;
  readonly specifier: string;
  /** See `ApiPackage.expanded`. */
  readonly expanded: Readonly<Record<string, string>>;
}

export const moduleName = (slug: string, entry: string): string => `${slug}/${entry}`;

/** Prefix of the interfaces that exist only to expand another type. */
export const expandedPrefix = 'Expanded__';
