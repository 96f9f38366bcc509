import { editorOf, kindOf } from '../draft.ts';
import type { StartField } from '../schema/fields.ts';
import type { Column } from '../schema/types.ts';

/** How a column's values are stored, so that they compare as its field's values do. */
export type Storage =
  | ReturnType<typeof kindOf>
  /** A list of values, or of objects whose properties become arrays. */
  | { readonly item: Storage }
  | { readonly properties: readonly StoredColumn[] };

/** A column and how it's stored. */
export interface StoredColumn {
  /** What readers know it as. */
  readonly path: string;
  readonly keys: readonly string[];
  /** Its place among the columns of the table. */
  readonly index: number;
  readonly storage: Storage;
}

/** Stores a column as its field compares it, which the reader can have changed. */
export const storedColumn = (column: Column, field: StartField, index: number): StoredColumn => ({
  path: column.path,
  keys: column.keys ?? [column.name],
  index,
  storage: storageOf(column, field),
});

function storageOf({ items }: Column, field: StartField): Storage {
  const editor = editorOf(field);
  if (editor) return kindOf(editor);
  const { subproperties = [] } = field;
  if (!items) {
    const [item] = subproperties;
    return { item: item ? storageOf({} as Column, item) : 'text' };
  }
  return {
    properties: items.flatMap((item, index) => {
      const property = subproperties[index];
      return property ? [storedColumn(item, property, index)] : [];
    }),
  };
}
