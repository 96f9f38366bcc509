import type { ExportFormat, Field, FormatQueryOptions } from 'react-querybuilder';
import type { Row } from '../data/types.ts';

/** The data that a query runs over. An engine loads each array once, by identity. */
export interface EngineData {
  readonly fields: Field[];
  readonly rows: readonly Row[];
  /** The same rows with `Date` objects, while the date add-on is in use. */
  readonly rowsWithDates?: readonly Row[];
}

export interface Matches {
  readonly matched: readonly number[];
  readonly failed: readonly number[];
  readonly reason?: string;
  /** What the engine made of an export that is a function, and therefore can't be shown. */
  readonly exported?: unknown;
}

/**
 * Runs what `formatQuery` returned, unedited.
 *
 * @param exported - Return value of `formatQuery` in the engine's format.
 * @throws The engine's error, if it rejects the text as a whole.
 */
export type Execute = (exported: unknown, data: EngineData) => Matches | Promise<Matches>;

export interface EngineRow {
  readonly id: string;
  readonly label: string;
  readonly library: string;
  readonly options: FormatQueryOptions & { readonly format: ExportFormat };
  /** Compressed bytes that its first use downloads (Brotli), measured by tests/e2e. */
  readonly bytes: number;
  /** Too large to load before the reader turns it on. */
  readonly onRequest?: true;
  readonly note?: string;
  readonly load: () => Promise<Execute>;
}
