export interface Problem {
  readonly path: string;
  /** Line in the file, from 1; absent if the problem isn't on a line. */
  readonly line?: number;
  readonly message: string;
  /** Release that has the problem; absent if all of them have it. */
  readonly release?: string;
}
