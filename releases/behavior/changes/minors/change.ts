import type { Change } from '../change.ts';

/** What differs between a minor and the published one before it. */
export interface MinorChange
  extends Omit<Change, 'page' | 'badges'>,
    Partial<Pick<Change, 'page'>> {
  /** The minor that shows it first, for example `8.14`. The registry may lack earlier ones that do. */
  readonly since: string;
}
