import { parse } from '@marcbachmann/cel-js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const compile = parse;

export const runCEL: Execute = (text, { rows, rowsWithDates = rows }) => {
  const evaluate = compile(String(text));
  return matchRows(rowsWithDates, (row) => evaluate(row));
};
