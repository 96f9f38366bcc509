import jsonata from 'jsonata';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const compile = jsonata;

/** Evaluates row by row, because JSONata would stop a list at the first row that lacks a value. */
export const runJSONata: Execute = (text, { rows }) => {
  const expression = compile(String(text));
  return matchRows(rows, (row) => expression.evaluate(row));
};
