/** An SQL export of either kind: with or without parameters. */
export interface Statement {
  readonly where: string;
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** Reads the return value of the formats `sql`, `parameterized` and `parameterized_named`. */
export function statementOf(exported: unknown): Statement {
  if (typeof exported === 'string') return { where: exported, params: [] };
  const { sql, params } = exported as { sql: string; params: Statement['params'] };
  return { where: sql, params };
}

/** A name as an SQL identifier. */
export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
