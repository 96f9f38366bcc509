import type { Finding } from '../../../../../packages/upgrade/src/scan.ts';

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

export type ScanAnswer =
  | { readonly findings: readonly PlacedFinding[]; readonly edited: string | undefined }
  | { readonly problem: string };
