import { type FieldWithReasons, fieldsFrom, type StartField } from './schema/fields.ts';
import type { Table } from './schema/types.ts';

/** A field that the reader can still change. */
export interface Draft extends FieldWithReasons {
  readonly isIncluded: boolean;
}

/** How values are entered, and what readers call it. */
export const editors = {
  text: 'Text',
  number: 'Number',
  bigint: 'Large integer',
  date: 'Date',
  timestamp: 'Date and time',
  time: 'Time',
  checkbox: 'Checkbox',
  select: 'List',
} as const;

export type EditorName = keyof typeof editors;

/** Fields with a list in them keep their editor, because each item has its own. */
export const editorOf = ({
  inputType,
  valueEditorType,
  matchModes,
}: StartField): EditorName | undefined => {
  if (matchModes) return undefined;
  if (valueEditorType) return valueEditorType;
  return inputType === 'datetime-local' ? 'timestamp' : (inputType ?? 'text');
};

/** The kind of values that people enter with an editor. */
export const kindOf = (
  editor: EditorName,
): Exclude<EditorName, 'checkbox' | 'select'> | 'boolean' =>
  editor === 'checkbox' ? 'boolean' : editor === 'select' ? 'text' : editor;

/** The fields of a table, all of them included. */
export const draftsOf = (table: Table): readonly Draft[] =>
  fieldsFrom(table).map((one) => ({ ...one, isIncluded: true }));

/** The field with another editor, and the operators that fit the kind of values. */
export function withEditor({ name, label, values }: StartField, editor: EditorName): StartField {
  const column = {
    ...{ name, path: name, kind: kindOf(editor), nullable: false, constraints: {} },
    ...(editor === 'select' && { values: values?.map((value) => value.name) ?? [] }),
  };
  const [fresh] = fieldsFrom({ name: '', columns: [column], problems: [] });
  return { ...(fresh?.field ?? { name }), name, label };
}

/** The values of a list as the reader writes them, one in a line. */
export const valuesText = ({ values = [] }: StartField): string =>
  values.map(({ name, label }) => (label === name ? name : `${name} = ${label}`)).join('\n');

/** Reads `valuesText`. Each value counts once. */
export const withValues = (field: StartField, text: string): StartField => {
  const values = text.split('\n').flatMap((line) => {
    const [name = '', ...label] = line.split(' = ');
    return name.trim()
      ? [{ name: name.trim(), label: label.join(' = ').trim() || name.trim() }]
      : [];
  });
  return { ...field, values: [...new Map(values.map((one) => [one.name, one])).values()] };
};
