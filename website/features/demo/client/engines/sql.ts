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

export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
