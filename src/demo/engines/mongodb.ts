import { Query } from 'mingo';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const runMongoDB: Execute = (filter, { rows }) => {
  const query = new Query(filter as Record<string, unknown>, {});
  return matchRows(rows, (row) => query.test(row));
};
