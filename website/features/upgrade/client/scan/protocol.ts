import type { Finding } from '../../../../../packages/upgrade/src/scan.ts';
import type { Advice } from '../../../../../packages/upgrade/src/types/advice.ts';
import type { TypeProblem } from '../../../../../packages/upgrade/src/types/compare.ts';

export interface ScanRequest {
  readonly code: string;
  /** Major versions. */
  readonly from: number;
  readonly to: number;
  /** The file's name, whose ending says which language it is. */
  readonly name: string;
}

export interface PlacedFinding extends Omit<Finding, 'edits'> {
  /** Whether `edited` has its change. */
  readonly isEdited: boolean;
}

export type ScanAnswer =
  | { readonly findings: readonly PlacedFinding[]; readonly edited: string | undefined }
  | { readonly problem: string };

/** Two releases, by their full version numbers. */
export interface Releases {
  readonly from: string;
  readonly to: string;
}

export interface SourceFile {
  readonly name: string;
  readonly code: string;
}

export interface TypesRequest {
  readonly releases: Releases;
  readonly files: readonly SourceFile[];
  /** Addresses of files with declarations: those that both releases need, and those of each. */
  readonly types: Readonly<Record<'shared' | 'from' | 'to', readonly string[]>>;
}

export interface PlacedProblem extends Pick<TypeProblem, 'line' | 'column' | 'code' | 'message'> {
  /** The file's name. */
  readonly name: string;
  readonly advice?: Advice;
}

/** Errors that only the later release reports, and sentences about what was checked and what wasn't. */
export interface TypesResult {
  readonly problems: readonly PlacedProblem[];
  readonly notes: readonly string[];
  readonly unchecked: readonly string[];
}

export const notLoaded =
  'Types weren’t compared, because they didn’t load. Check your connection, and then try again.';
