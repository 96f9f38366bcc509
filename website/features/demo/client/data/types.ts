import type { Field, RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../shared/fields.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a data set: the same people, orders or events twice. */
export interface Rows {
  readonly complete: readonly Row[];
  readonly withNulls: readonly Row[];
}

export interface DataSet {
  readonly id: string;
  readonly label: string;
  /** What one row is, e.g. `person`. */
  readonly noun: string;
  readonly specs: readonly FieldSpec[];
  /** The same fields in the library's form. */
  readonly fields: Field[];
  /** Every node has an id, so that the served page and the browser's agree. */
  readonly initialQuery: RuleGroupType;
  readonly loadRows: () => Promise<Rows>;
}
