import { SpelExpressionEvaluator } from 'spel2js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const compile = (text: string) => SpelExpressionEvaluator.compile(text);

/** Evaluates a SpEL expression with each row as the root object. */
export const runSpEL: Execute = (text, { rows }) => {
  const expression = compile(String(text));
  return matchRows(rows, (row) => expression.eval(row, {}));
};
