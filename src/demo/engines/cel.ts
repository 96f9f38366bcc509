import { parse } from '@marcbachmann/cel-js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Evaluates a CEL expression for each row. */
export const runCEL: Execute = (text, { rows }) => {
  const evaluate = parse(String(text));
  return matchRows(rows, (row) => evaluate(row));
};
