import type { Link } from './page-data.ts';

export interface NavigationData {
  readonly name: string;
  readonly path: string;
  readonly packages: readonly Link[];
  readonly entries: readonly { readonly specifier: string; readonly path: string }[];
}

export type PackageNames = Readonly<Record<string, readonly NavigationGroup[]>>;

/** Address of the file with the names of the package at this address. */
export const namesFileOf = (path: string): string => `/pages${path}/names.json`;

interface NavigationGroup {
  readonly id: string;
  readonly title: string;
  /** Sorted; a symbol's address follows from entry point, group and name. */
  readonly names: readonly string[];
}

export interface EntrySummary {
  readonly specifier: string;
  readonly path: string;
  readonly purpose: string;
  readonly count: number;
}

export interface PackagePageData {
  readonly name: string;
  readonly version: string;
  readonly purpose: string;
  readonly path: string;
  /** Exports of all entry points, each once. */
  readonly count: number;
  readonly entries: readonly EntrySummary[];
}

export interface EntryPageData extends EntrySummary {
  readonly package: string;
  readonly version: string;
  /** The package's other entry points, if this one represents the package. */
  readonly others: readonly EntrySummary[];
  readonly groups: readonly LinkGroup[];
  readonly repeated: readonly LinkGroup[];
}

export interface LinkGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Link[];
}
