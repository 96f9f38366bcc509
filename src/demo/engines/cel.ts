import { parse } from '@marcbachmann/cel-js';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const compile = parse;

export const runCEL: Execute = (text, { rows }) => {
  const evaluate = compile(String(text));
  return matchRows(rows, (row) => evaluate(row));
};
