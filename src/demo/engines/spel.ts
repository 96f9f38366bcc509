import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Evaluates a SpEL expression with each row as the root object. */
export async function loadSpEL(): Promise<Execute> {
  const { SpelExpressionEvaluator } = await import('spel2js');
  return (text, { rows }) => {
    const expression = SpelExpressionEvaluator.compile(String(text));
    return matchRows(rows, (row) => expression.eval(row, {}));
  };
}
