import type { ReleasedRow } from '../../releases/versions.ts';

const rowsBegin = 'export const released: readonly [ReleasedRow, ...ReleasedRow[]] = [\n';
const nextDiffers = /^(export const next: Partial<Facts> = )\{[\s\S]*?\};$/m;

/** Adds the latest version to the text of `releases/versions.ts`. Throws when the text has no place for it. */
export function addVersionRow(source: string, row: ReleasedRow): string {
  if (!source.includes(rowsBegin) || !nextDiffers.test(source)) {
    throw new Error(
      'releases/versions.ts has no "next" and "released" that a row can be added to.',
    );
  }
  return source
    .replace(rowsBegin, () => `${rowsBegin}${JSON.stringify(row, null, 2)},\n`)
    .replace(nextDiffers, '$1{};');
}
