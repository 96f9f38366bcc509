import type { Row } from '../data/types.ts';
import type { Matches } from './types.ts';

/**
 * Asks a predicate about each row. An error counts against its row alone, because engines such as CEL
 * raise one wherever a value is missing.
 *
 * @throws The first error, when every row raises one: then the text is at fault, not the data.
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

/** The first line of an error of any kind. */
export function errorText(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).trim().split('\n')[0] ?? '';
}
