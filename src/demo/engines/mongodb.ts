import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Matches documents with mingo. */
export async function loadMongoDB(): Promise<Execute> {
  const { Query } = await import('mingo');
  return (filter, { rows }) => {
    const query = new Query(filter as Record<string, unknown>, {});
    return matchRows(rows, (row) => query.test(row));
  };
}
