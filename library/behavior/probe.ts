/** A small program that shows one thing that a release does. */
export interface Probe {
  /** Topic and name, for example `format/sql/quotes`. */
  readonly id: string;
  /**
   * The body of an async function, in JavaScript with JSX. It finds the library's exports and the tools of
   * `samples/behavior/tools.ts` by name, and what it returns is its output. Without a statement, it's an
   * expression.
   */
  readonly code: string;
  /**
   * Keys of the API history that a release must have, for what the code doesn't import by name: a
   * format, an option, or a prop.
   */
  readonly needs: readonly string[];
}

/**
 * Probes of one topic.
 *
 * @param topic - Start of their ids.
 * @param codes - Code by name.
 * @param needs - Keys of the API history that a release must have for all of them.
 */
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

/** Whether the code is an expression, whose value is the output, rather than statements. */
export const isExpression = (code: string): boolean => !/^\s*return\b/m.test(code);
