import type { Row } from '../data/types.ts';
import type { Matches } from './types.ts';

/**
 * Tests each row with a predicate. An error excludes only its row, because engines such as CEL throw
 * wherever a value is missing.
 *
 * @throws The first error, if every row throws one: then the text is wrong, not the data.
 */
export async function matchRows(
  rows: readonly Row[],
  matches: (row: Row) => unknown,
): Promise<Matches> {
  const matched: number[] = [];
  const failed: number[] = [];
  let first: unknown;
  for (const [index, row] of rows.entries()) {
    try {
      if ((await matches(row)) === true) matched.push(index);
    } catch (error) {
      if (failed.length === 0) first = error;
      failed.push(index);
    }
  }
  if (failed.length > 0 && failed.length === rows.length) throw first;
  return { matched, failed, ...(failed.length > 0 && { reason: errorText(first) }) };
}

export function errorText(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).trim().split('\n')[0] ?? '';
}
