import { parse } from '@marcbachmann/cel-js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Parses an expression, or throws. */
export const compile = parse;

/** Evaluates a CEL expression for each row. */
export const runCEL: Execute = (text, { rows }) => {
  const evaluate = compile(String(text));
  return matchRows(rows, (row) => evaluate(row));
};
