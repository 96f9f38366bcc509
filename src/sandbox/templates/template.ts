import type { ProjectFile } from '../project';

export interface Template {
  readonly id: string;
  readonly label: string;
  /** Whether a release supports what the template shows. */
  readonly fits: (release: string) => boolean;
  readonly files: (release: string) => readonly ProjectFile[];
}
