import { Query } from 'mingo';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

export const runMongoDB: Execute = (filter, { rows, rowsWithDates = rows }) => {
  const query = new Query(filter as Record<string, unknown>, {});
  return matchRows(rowsWithDates, (row) => query.test(row));
};
