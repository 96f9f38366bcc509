import type { Target } from '../library/targets.ts';
import type { CodeNames } from './names.ts';

/** A problem of one fence on one release. Lines count from the fence, so the fence may move. */
export interface LocalProblem {
  /** Lines below the opening fence: 0 is the fence itself, 1 the first line of the code. */
  readonly line: number;
  /** Whether the line counts from the sample's output fence instead. */
  readonly inOutput?: boolean;
  readonly message: string;
}

/** What a sample renders, for pages that show it as a still picture. */
export interface Rendering {
  /** The elements that it renders; never empty. */
  readonly html: string;
  /** The queries of its builders at first, to read; empty if it has none. */
  readonly query: string;
  /** The stylesheets of packages that it imports, by specifier, in order. */
  readonly sheets: readonly string[];
  /** The text of its own stylesheets, in order. */
  readonly css: string;
}

/** The result of one step of checking one fence on one release. */
export interface Outcome {
  readonly problems: readonly LocalProblem[];
  readonly ran: boolean;
  readonly rendered: boolean;
  /** Whether it ended its process or was stopped, which may be different on a machine with less to do. */
  readonly stopped?: true;
  /** Missing if it renders nothing at first, or throws. */
  readonly rendering?: Rendering;
  /** What the step `types` knows about the names in the code. */
  readonly names?: CodeNames;
}

/** The steps of checking a fence. They don't need each other, so each is cached by itself. */
export type Step = 'types' | 'run';

export interface WorkUnit {
  readonly id: string;
  /** Folder of the module, from the root of the job's virtual files. */
  readonly folder: string;
  readonly file: string;
  readonly code: string;
  readonly siblings: Readonly<Record<string, string>>;
  readonly output?: string;
  readonly entry: boolean;
}

export interface Job {
  readonly step: Step;
  readonly target: Target;
  readonly units: readonly WorkUnit[];
}
