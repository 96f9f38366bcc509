import type { Finding } from '../../../packages/upgrade/src/scan.ts';

/** What the page sends to the worker. */
export interface ScanRequest {
  readonly code: string;
  /** Major versions. */
  readonly from: number;
  readonly to: number;
  /** The file's name, whose ending says which language it is. */
  readonly name: string;
}

interface PlacedFinding extends Omit<Finding, 'edits'> {
  /** Whether `edited` has its change. */
  readonly isEdited: boolean;
}

/** What the worker answers: findings and the code with all safe changes, or what is wrong. */
export type ScanAnswer =
  | { readonly findings: readonly PlacedFinding[]; readonly edited: string | undefined }
  | { readonly problem: string };
