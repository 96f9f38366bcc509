/** What a reader's code has to do with, for a list of only what concerns it. */
export const areas = {
  export: '`formatQuery`',
  import: 'Parsers',
  tools: 'Query tools',
  look: 'Styles and tests that rely on markup',
  controls: 'Own controls and labels',
  builder: 'Props and callbacks of the builder',
  independent: 'Independent combinators',
  drag: 'Drag and drop',
} as const;

type Area = keyof typeof areas;

/** A difference between two neighboring majors. */
export interface Change {
  /** Its anchor on the page of the step. */
  readonly id: string;
  readonly area: Area;
  /** One sentence. Backticks enclose code. */
  readonly text: string;
  /** Page and anchor that explain it, in the docs of the later major. */
  readonly page: string;
  /**
   * Ids of the probes that show it; `*` stands for any name. The first one that differs is the example on
   * the page.
   */
  readonly probes: readonly [string, ...string[]];
  /**
   * Definitions in the docs of the later major that get a badge: page and name, as in
   * `utils/export#mongodb`.
   */
  readonly badges?: readonly string[];
  /** What to do on the older major, before the upgrade, if that is possible. Backticks enclose code. */
  readonly before?: string;
}
