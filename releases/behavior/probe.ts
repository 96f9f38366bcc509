/** A small program that shows one thing that a release does. */
export interface Probe {
  /** Topic and name, for example `format/sql/quotes`. */
  readonly id: string;
  /**
   * The body of an async function that returns the output, or an expression, in JavaScript with JSX. It finds
   * the library's exports and the tools of `samples/behavior/tools.ts` by name.
   */
  readonly code: string;
  /**
   * Keys of the API history that a release must have. The code doesn't import formats, options, and props.
   */
  readonly needs: readonly string[];
}

/** Probes of one topic, by name. */
export const probes = (
  topic: string,
  codes: Readonly<Record<string, string>>,
  needs: readonly string[] = [],
): readonly Probe[] =>
  Object.entries(codes).map(([name, code]) => ({
    id: `${topic}/${name}`,
    code: code.trim(),
    needs,
  }));

export const isExpression = (code: string): boolean => !/^\s*return\b/m.test(code);
