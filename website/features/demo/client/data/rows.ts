import type { Row, Rows } from './types.ts';

export function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The day that is `days` after another. Both are ISO strings. */
export function dayAfter(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Makes the rows of a data set, complete and with gaps. `make` returns the same row for the same
 * number, from 0 on. Each nullable column has no value in every fifth row, each column in other
 * rows.
 */
export function makeRows(
  count: number,
  make: (n: number) => Row,
  nullable: readonly string[],
): Rows {
  const complete = Array.from({ length: count }, (_, n) => ({ id: n + 1, ...make(n) }));
  const withNulls = complete.map((row, n) => ({
    ...row,
    ...Object.fromEntries(
      nullable.filter((_, column) => n % 5 === column % 5).map((name) => [name, null]),
    ),
  }));
  return { complete, withNulls };
}
