import type { Database } from 'sql.js';
import { isObject } from '../../../../src/components/unknownObject.ts';
import { identifier } from '../../../demo/client/engines/sql.ts';
import { cellsOf } from '../schema/readers/csv.ts';
import { listsIn, valuesOfLines } from '../schema/readers/json.ts';
import { valueAt } from './convert.ts';
import type { Source } from './source.ts';
import { openFile } from './sqliteFile.ts';
import type { StoredColumn } from './storage.ts';

/** The rows of a table, from wherever they come. */
export interface Rows {
  readonly count: number;
  /** The values of some columns, row by row. */
  readonly values: (columns: readonly StoredColumn[]) => Iterable<readonly unknown[]>;
  readonly close: () => void;
}

const rowsOf = (
  rows: readonly unknown[],
  cell: (row: unknown, column: StoredColumn) => unknown,
): Rows => ({
  count: rows.length,
  *values(columns) {
    for (const row of rows) yield columns.map((column) => cell(row, column));
  },
  close: () => undefined,
});

/**
 * Reads all rows of a table.
 *
 * @throws Error with a sentence for readers, if a file can't be read.
 */
export async function readRows(source: Source, table: string): Promise<Rows> {
  if (source.kind === 'sqlite') return rowsOfTable(await openFile(source.file), table);
  const text = source.text.replace(/^\uFEFF/, '');
  if (source.kind === 'csv') {
    return rowsOf(cellsOf(text).data.slice(1), (row, { index }) => (row as string[])[index]);
  }
  const values =
    source.kind === 'ndjson'
      ? valuesOfLines(text).rows
      : (listsIn(text).find(({ name }) => name === table)?.rows ?? []);
  return rowsOf(values.filter(isObject), (row, { keys }) => valueAt(row, keys));
}

function rowsOfTable(database: Database, table: string): Rows {
  const from = identifier(table);
  const all = database.prepare(`select * from ${from} limit 0`);
  const names = all.getColumnNames();
  all.free();
  const [counted] = database.exec(`select count(*) from ${from}`);
  return {
    count: Number(counted?.values[0]?.[0]),
    *values(columns) {
      const list = columns.map(({ index, storage }) => {
        const name = identifier(names[index] ?? '');
        // JavaScript's numbers would round them.
        return storage === 'bigint' ? `cast(${name} as text)` : name;
      });
      const statement = database.prepare(`select ${list.join(', ') || 'null'} from ${from}`);
      try {
        while (statement.step()) yield statement.get();
      } finally {
        statement.free();
      }
    },
    close: () => database.close(),
  };
}
