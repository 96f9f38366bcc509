import type { ExportFormat, Field, FormatQueryOptions } from 'react-querybuilder';
import type { Row } from '../data/types.ts';

/** What a query is run over. The arrays are compared by identity: an engine loads each once. */
export interface EngineData {
  /** Fields of the query, from which SQL engines take the types of their columns. */
  readonly fields: Field[];
  readonly rows: readonly Row[];
}

/** Rows that an engine found. */
export interface Matches {
  /** Numbers of the matching rows, counted from 0, ascending. */
  readonly matched: readonly number[];
  /** Rows at which the engine raised an error; they count as not matching. */
  readonly failed: readonly number[];
  /** The engine's words on the first of these. */
  readonly reason?: string;
}

/**
 * Runs what `formatQuery` returned, unedited.
 *
 * @param exported - Return value of `formatQuery` in the engine's format.
 * @throws The engine's error, when it refuses the text as a whole.
 */
export type Execute = (exported: unknown, data: EngineData) => Matches | Promise<Matches>;

/** A row of the table of engines, which run exported queries in the page. */
export interface EngineRow {
  readonly id: string;
  readonly label: string;
  /** Package that runs the query, as in package.json. */
  readonly library: string;
  readonly format: ExportFormat;
  /** What this engine needs besides the reader's own options of the export. */
  readonly options: FormatQueryOptions;
  /** Compressed bytes that its first use downloads (Brotli), measured by tests/e2e. */
  readonly bytes: number;
  /** Too large to be loaded without being asked for. */
  readonly onRequest: boolean;
  /** What to know before trusting the result. */
  readonly note?: string;
  /** Downloads the engine. Rejects when that fails. */
  readonly load: () => Promise<Execute>;
}
