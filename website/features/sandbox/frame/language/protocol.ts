import type { LaterNames } from '../../../../../releases/mistakes/advice.ts';

export type { Subject } from '../../../../../releases/descriptions.ts';

/** What an editor asks the language worker, and what the worker answers. */

/** Absolute paths in a virtual file system to text. */
export type TypeFiles = Readonly<Record<string, string>>;

/** The file among a release's types with its {@link ReleaseFacts}. */
export const factsFile = '/release-facts.json';

export interface ReleaseFacts {
  /** Full version number. */
  readonly release: string;
  readonly later: LaterNames;
}

/** In characters from 0; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Suggestion {
  readonly name: string;
  /** TypeScript's word for it, such as `function` or `JSX attribute`. */
  readonly kind: string;
  /** Higher is closer to the cursor: members and locals before globals. */
  readonly rank: number;
}

export interface Finding extends Span {
  /** TypeScript's number of the message. */
  readonly code: number;
  readonly message: string;
  /** What to write instead, if the mistake is known. */
  readonly advice?: string;
  /** Below the docs of the release, such as `utils/export#sql`. */
  readonly page?: string;
}

export interface Signature {
  /** Text before, of, and after the parameter at the cursor. */
  readonly before: string;
  readonly parameter: string;
  readonly after: string;
  readonly text: string;
  readonly from: number;
}

/** Where a name is in the file, or a sentence that says why it can't be renamed. */
export type Renaming =
  | { readonly name: string; readonly spans: readonly Span[] }
  | { readonly problem: string };
