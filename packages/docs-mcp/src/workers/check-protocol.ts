import type { Edit } from '../../../upgrade/src/scan.ts';

/** What the server asks the worker that knows types. */
export interface TypeQuestion {
  /** Addresses of files with types, of which some releases share some. */
  readonly types: readonly string[];
  readonly task: CheckTask | DescribeTask;
}

export interface CheckTask {
  readonly kind: 'check';
  /** Full version number of the library. */
  readonly release: string;
  /** All of them are checked, in this order. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  /** Modules whose types the package doesn't include, and which code may import unchecked. */
  readonly unchecked: readonly string[];
}

/** Asks for the declaration of an export, or of a member of an exported type. */
export interface DescribeTask {
  readonly kind: 'describe';
  readonly name: string;
  readonly from: string;
  readonly member?: string;
}

/** A problem in the code; lines and columns count from 1. */
export interface CodeProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** TypeScript's number of the message. */
  readonly code: number;
  readonly message: string;
  /** The code that the message is about. */
  readonly at: string;
  readonly advice?: string;
  /** Page that explains it, below the docs of the release, or from the root if it starts with a slash. */
  readonly page?: string;
  /** Changes to the file that may fix it. */
  readonly edits: readonly Edit[];
}

export interface CheckAnswer {
  readonly problems: readonly CodeProblem[];
  /** Sentences about code that has no type errors, but doesn't work. */
  readonly notes: readonly string[];
}

export interface Declaration {
  readonly type: string;
  readonly text: string;
}
