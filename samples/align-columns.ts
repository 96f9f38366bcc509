/**
 * The lines of a table of text.
 *
 * @param rows - All with the same number of cells.
 * @param leftColumns - How many of the columns are aligned left; the rest is aligned right.
 */
export function alignColumns(
  rows: readonly (readonly string[])[],
  leftColumns: number,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < leftColumns
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
