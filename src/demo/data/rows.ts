import type { Row, Rows } from './types.ts';

/** An item of a list that repeats endlessly. */
export function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/**
 * A day as an ISO string.
 *
 * @param start - ISO string of the day to count from.
 * @param days - How many days later.
 */
export function dayAfter(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Makes the rows of a data set, complete and with gaps.
 *
 * @param count - How many rows.
 * @param make - Makes a row from its number, from 0 on; always the same one.
 * @param nullable - Columns that have no value in every fifth row, each column in other rows.
 */
export function twice(count: number, make: (n: number) => Row, nullable: readonly string[]): Rows {
  const complete = Array.from({ length: count }, (_, n) => ({ id: n + 1, ...make(n) }));
  const withNulls = complete.map((row, n) => ({
    ...row,
    ...Object.fromEntries(
      nullable.filter((_, column) => n % 5 === column % 5).map((name) => [name, null]),
    ),
  }));
  return { complete, withNulls };
}
