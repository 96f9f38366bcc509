import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Evaluates a CEL expression for each row. */
export async function loadCEL(): Promise<Execute> {
  const { parse } = await import('@marcbachmann/cel-js');
  return (text, { rows }) => {
    const evaluate = parse(String(text));
    return matchRows(rows, (row) => evaluate(row));
  };
}
