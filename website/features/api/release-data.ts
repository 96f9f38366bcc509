import type { Example } from '../../src/components/Outputs/example.ts';
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

interface BehaviorRow extends Example {
  readonly id: string;
  /** Backticks enclose code. */
  readonly text: string;
  /** Address of the section that explains it. */
  readonly page?: string;
}

export interface BehaviorData {
  /** The releases that were compared. */
  readonly from: string;
  readonly to: string;
  /** How many probes there are. */
  readonly probes: number;
  /** Minors between the two that the registry lacks. */
  readonly gaps: readonly string[];
  readonly rows: readonly BehaviorRow[];
}

/** The anchor of the section about behavior. */
export const behaviorId = 'behavior';

export interface ReleasePageData {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly compared: string;
  readonly summary?: string;
  readonly more: readonly Link[];
  readonly lists: readonly NameList[];
  readonly changes: readonly ChangeTable[];
  readonly behavior?: BehaviorData;
  /** The page that lists the names of this release, because its own types couldn’t be compared. */
  readonly namesAt?: Link;
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
