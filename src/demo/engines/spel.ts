import { SpelExpressionEvaluator } from 'spel2js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Evaluates a SpEL expression with each row as the root object. */
export const runSpEL: Execute = (text, { rows }) => {
  const expression = SpelExpressionEvaluator.compile(String(text));
  return matchRows(rows, (row) => expression.eval(row, {}));
};
