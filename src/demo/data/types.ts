import type { Field, RuleGroupType } from 'react-querybuilder';

/** A row that a query is run over; the names are those of the fields. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a data set: the same people, orders or events twice. */
export interface Rows {
  readonly complete: readonly Row[];
  /** As `complete`, with some values missing. */
  readonly withNulls: readonly Row[];
}

/** What a builder of the demo asks about. */
export interface DataSet {
  /** Names it in the address. */
  readonly id: string;
  readonly label: string;
  /** What one row is, e.g. `person`. */
  readonly noun: string;
  /** Name of the table or collection in statements. */
  readonly table: string;
  readonly fields: Field[];
  /** Every node has an id, so that the served page and the browser's agree. */
  readonly initialQuery: RuleGroupType;
  /** Fetches the rows; the page does without them until they are asked for. */
  readonly loadRows: () => Promise<Rows>;
}
