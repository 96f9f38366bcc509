const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What a section of the hosted index is filed under, by level; `null` below its own. */
export type Hierarchy<T> = Readonly<Record<(typeof levels)[number], T | null>>;

/** Puts one value into each level. */
export function hierarchyOf<T>(values: readonly T[]): Hierarchy<T> {
  return Object.fromEntries(
    levels.map((level, index) => [level, values[index] ?? null]),
  ) as unknown as Hierarchy<T>;
}

/** The values of a hierarchy, from the top. */
export const trailOf = <T>(hierarchy: Hierarchy<T>): readonly T[] =>
  levels.map((level) => hierarchy[level]).filter((value): value is T => value != null);
