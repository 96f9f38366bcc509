import type { Field } from 'react-querybuilder';
import type { EngineData } from './types.ts';

/** Kinds of columns that the sample data needs; each SQL engine has a type for each. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time'
  | 'list'
  | 'json';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** Kinds of strings, by the field's input. */
const inputKinds: Readonly<Record<string, ColumnKind>> = {
  date: 'date',
  'datetime-local': 'timestamp',
  time: 'time',
};

/** A column for each field and each further key of the rows. */
export function columnsOf({ fields, rows }: EngineData): Column[] {
  const byName = new Map(fields.map((field) => [String(field.name), field]));
  const names = new Set([...byName.keys(), ...rows.flatMap((row) => Object.keys(row))]);
  return [...names].map((name) => {
    const values = rows.map((row) => row[name]).filter((value) => value != null);
    return { name, kind: kindOf(byName.get(name), values) };
  });
}

export const kindsOf = (data: EngineData): ReadonlyMap<string, ColumnKind> =>
  new Map(columnsOf(data).map(({ name, kind }) => [name, kind]));

/** The kind that fits a field's input, unless the values are of another. */
function kindOf(field: Field | undefined, values: readonly unknown[]): ColumnKind {
  const every = (type: string) =>
    values.length > 0 && values.every((value) => typeof value === type);
  if (every('object')) {
    const plain = values.every(
      (value) => Array.isArray(value) && value.every((entry) => typeof entry !== 'object'),
    );
    return plain ? 'list' : 'json';
  }
  if (every('boolean')) return 'boolean';
  if (every('number')) return 'number';
  return (every('string') && inputKinds[String(field?.inputType)]) || 'text';
}
