/** Code, and what two releases print for it. */
export interface Example {
  /** As HTML, colored when the site is built. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
}
