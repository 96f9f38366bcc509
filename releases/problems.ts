export interface Problem {
  readonly path: string;
  /** From 1; absent if the problem isn't on a line. */
  readonly line?: number;
  readonly message: string;
  /** Absent if all releases have the problem. */
  readonly release?: string;
}
