import type { Target } from '../library/targets.ts';

/** Something wrong in one fence on one release; lines count from the fence, so pages may move. */
export interface LocalProblem {
  /** Lines below the opening fence: 0 is the fence itself, 1 the first line of the code. */
  readonly line: number;
  /** Whether the line counts from the sample's output fence instead. */
  readonly inOutput?: boolean;
  readonly message: string;
}

/** What checking one fence on one release gave. */
export interface Outcome {
  readonly problems: readonly LocalProblem[];
  readonly ran: boolean;
  readonly rendered: boolean;
}

/** A unit as a worker gets it. */
export interface WorkUnit {
  /** Unique inside the job. */
  readonly id: string;
  /** Folder of the module, from the root of the job's virtual files. */
  readonly folder: string;
  readonly file: string;
  readonly code: string;
  readonly siblings: Readonly<Record<string, string>>;
  readonly output?: string;
  readonly entry: boolean;
}

/** Units to check on one release. */
export interface Job {
  readonly target: Target;
  readonly units: readonly WorkUnit[];
}
