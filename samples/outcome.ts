import type { Target } from '../releases/targets.ts';
import type { CodeNames } from './names.ts';

/** Lines count from the fence, so the fence may move. */
export interface LocalProblem {
  /** 0 is the opening fence, 1 the first line of the code. */
  readonly line: number;
  /** Whether the line counts from the sample's output fence instead. */
  readonly inOutput?: boolean;
  readonly message: string;
}

/** What a sample renders, for pages that show it as a still picture. */
export interface Rendering {
  /** Never empty. */
  readonly html: string;
  /** The initial queries of its builders as text; empty if it has none. */
  readonly query: string;
  /** Specifiers of the packages' stylesheets that it imports, in order. */
  readonly sheets: readonly string[];
  /** The text of its own stylesheets. */
  readonly css: string;
}

export interface SampleOutcome {
  readonly problems: readonly LocalProblem[];
  readonly ran: boolean;
  readonly rendered: boolean;
  /** Whether it ended its process or was stopped, which may be different on a machine with less to do. */
  readonly stopped?: true;
  /** Missing if it renders nothing at first, or throws. */
  readonly rendering?: Rendering;
  /** From the phase `types`. */
  readonly names?: CodeNames;
}

/** Each phase is cached by itself, because they don't need each other. */
export type CheckPhase = 'types' | 'run' | 'typing';

export interface WorkUnit {
  readonly id: string;
  /** From the root of the job's virtual files. */
  readonly folder: string;
  readonly file: string;
  readonly code: string;
  readonly siblings: Readonly<Record<string, string>>;
  readonly output?: string;
  readonly entry: boolean;
}

export interface Job {
  readonly phase: CheckPhase;
  readonly target: Target;
  readonly units: readonly WorkUnit[];
}
