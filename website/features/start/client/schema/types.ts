export type ValueKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time'
  | 'uuid'
  | 'json'
  | 'binary'
  | 'unknown';

/** Something that was left out or is uncertain, as a sentence. */
export interface Problem {
  readonly message: string;
  /** Counted from 1. */
  readonly line?: number;
}

export type Scalar = string | number | boolean;

/** Limits that a validator can check. */
export interface Constraints {
  min?: number;
  max?: number;
  minExclusive?: number;
  maxExclusive?: number;
  minLength?: number;
  maxLength?: number;
  /** A regular expression. */
  pattern?: string;
}

export interface Column {
  name: string;
  /** The names from the root to this column, joined with dots. */
  path: string;
  /** In rows that are objects, the names from a row to this column's value. */
  keys?: readonly string[];
  kind: ValueKind;
  nullable: boolean;
  /** The column's value is an array, whose items `kind`, `values`, and `items` describe. */
  list?: boolean;
  /** The allowed values. */
  values?: readonly Scalar[];
  /** The values are only those that the data contains. */
  valuesFromData?: boolean;
  /** What a foreign key refers to. */
  target?: { readonly table: string; readonly column?: string };
  constraints: Constraints;
  default?: Scalar;
  /** For a list of objects. */
  items?: readonly Column[];
  line?: number;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  problems: readonly Problem[];
}

export interface Schema {
  readonly tables: readonly Table[];
  /** Problems that belong to no table. */
  readonly problems: readonly Problem[];
}

/** Each reader is a module of its own, because some load a large parser. */
export type Read = (text: string) => Schema | Promise<Schema>;

export const newColumn = (name: string, facts: Partial<Column> = {}): Column => ({
  name,
  path: name,
  kind: 'unknown',
  nullable: false,
  constraints: {},
  ...facts,
});

/** Finds the kind that a name stands for, from the names that each kind has. */
export function kindsOf(names: Partial<Readonly<Record<ValueKind, string>>>) {
  const kinds = new Map(
    Object.entries(names).flatMap(([kind, list]) =>
      list.split(' ').map((name) => [name, kind as ValueKind]),
    ),
  );
  return (name: string): ValueKind | undefined => kinds.get(name);
}
