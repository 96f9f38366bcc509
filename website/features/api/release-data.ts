import type { Link } from './page-data.ts';

export interface NameList {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly {
    readonly of: string;
    /** Without an address if the reference has no page. */
    readonly names: readonly (Link | readonly [text: string])[];
  }[];
}

export interface ReleasePageData {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly compared: string;
  readonly summary?: string;
  readonly more: readonly Link[];
  readonly lists: readonly NameList[];
  readonly changes: readonly ChangeTable[];
  readonly previous?: Link;
  readonly next?: Link;
}

export interface ChangeTable {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly {
    /** Without an address if the reference has no page. */
    readonly name: Link | readonly [text: string];
    readonly before: string;
    readonly after: string;
  }[];
}

export interface ReleasesPageData {
  readonly majors: readonly {
    readonly major: string;
    readonly summary: string;
    readonly releases: readonly { readonly link: Link; readonly counts: string }[];
  }[];
  /** Pages about everything since a release, newest first. */
  readonly since: readonly Link[];
}
