/** The topics that readers can limit the list to. */
export const areas = {
  export: '`formatQuery`',
  import: 'Parsers',
  tools: 'Query tools',
  look: 'Styles and tests that rely on markup',
  controls: 'Custom controls and labels',
  builder: 'Builder props and callbacks',
  independent: 'Independent combinators',
  drag: 'Drag and drop',
} as const;

type Area = keyof typeof areas;

/** Probes that list the controls, their class names, and their test ids. */
export const partLists = [
  'defaults/control-elements',
  'defaults/control-classnames',
  'defaults/standard-classes',
  'defaults/test-ids',
] as const;

export interface Change {
  /** Its anchor on the page of the step. */
  readonly id: string;
  /** The minor that shows all of it first, if that isn't the first one of the major. */
  readonly since?: string;
  readonly area: Area;
  /** One sentence. Backticks enclose code. */
  readonly text: string;
  /** Page and anchor that explain it, in the docs of the later major. */
  readonly page: string;
  /** Ids of probes that show it; `*` matches any name. The first that differs is the page's example. */
  readonly probes: readonly [string, ...string[]];
  /** Definitions that get a badge in the docs of the later major, such as `utils/export#mongodb`. */
  readonly badges?: readonly string[];
  /** What to do on the older major, before the upgrade. Backticks enclose code. */
  readonly before?: string;
}
