/** A difference between two releases, with what a probe shows on both. */
export interface ChangeData {
  readonly id: string;
  readonly area: string;
  /** Backticks enclose code. */
  readonly text: string;
  /** Address of the page that explains it. */
  readonly page?: string;
  /** The minor that changed it, in lists of minors. */
  readonly since?: string;
  /** What to do before the upgrade, if that is possible. */
  readonly todo?: string;
  /** The probe's code as HTML, colored when the site is built. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
}
