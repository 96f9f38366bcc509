import type { Field, RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../shared/fields.ts';

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
  /** The fields as data, for frames and for printed code. */
  readonly specs: readonly FieldSpec[];
  /** The same fields as the library takes them. */
  readonly fields: Field[];
  /** Every node has an id, so that the served page and the browser's agree. */
  readonly initialQuery: RuleGroupType;
  /** Fetches the rows; the page does without them until they are asked for. */
  readonly loadRows: () => Promise<Rows>;
}
