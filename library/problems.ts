/** Something that an author has to change. */
export interface Problem {
  /** File, from the root of the repository. */
  readonly path: string;
  /** Line in the file, from 1; absent when the problem belongs to no line. */
  readonly line?: number;
  /** A sentence that says what is wrong. */
  readonly message: string;
  /** Release on which it is wrong; absent when it is wrong on all of them. */
  readonly release?: string;
}
