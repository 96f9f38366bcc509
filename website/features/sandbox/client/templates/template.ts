import type { ProjectFile } from '../project';

export interface Template {
  readonly id: string;
  readonly label: string;
  readonly fits: (release: string) => boolean;
  readonly files: (release: string) => readonly ProjectFile[];
}
