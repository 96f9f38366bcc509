import type { Target } from '../library/targets.ts';

/** A problem of one fence on one release. Lines count from the fence, so the fence may move. */
export interface LocalProblem {
  /** Lines below the opening fence: 0 is the fence itself, 1 the first line of the code. */
  readonly line: number;
  /** Whether the line counts from the sample's output fence instead. */
  readonly inOutput?: boolean;
  readonly message: string;
}

/** The result of checking one fence on one release. */
export interface Outcome {
  readonly problems: readonly LocalProblem[];
  readonly ran: boolean;
  readonly rendered: boolean;
}

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
  readonly target: Target;
  readonly units: readonly WorkUnit[];
}
