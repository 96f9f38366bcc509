import type { ProjectFile } from '../project';

/** What a project can begin with. */
export interface Template {
  /** Value of the address's `template`. */
  readonly id: string;
  readonly label: string;
  /** Whether a release has what the template shows. */
  readonly fits: (release: string) => boolean;
  readonly files: (release: string) => readonly ProjectFile[];
}
