import type { Database, SqlValue } from 'sql.js';
import { type ColumnKind, columnsOf } from './columns.ts';
import { identifier, tablesOf } from './sql.ts';
import { loadSQLiteLibrary } from './sqlite-library.ts';
import type { EngineData, Execute } from './types.ts';

/** SQLite has no types of its own for dates, times, and lists. */
const types: Partial<Readonly<Record<ColumnKind, string>>> = {
  number: 'numeric',
  boolean: 'boolean',
};

/** Opens a database in memory, with a table for each set of rows. */
export async function openSQLite() {
  const { Database } = await loadSQLiteLibrary();
  const database = new Database();
  return { database, tableOf: tablesOf((name, data) => fill(database, name, data)) };
}

export async function loadSQLite(): Promise<Execute> {
  const { database, tableOf } = await openSQLite();
  return (where, data) => {
    const result = database.exec(
      `select row_number from ${tableOf(data)} where ${where} order by row_number`,
    );
    return { matched: (result[0]?.values ?? []).map(([row]) => Number(row)), failed: [] };
  };
}

function fill(database: Database, table: string, data: EngineData): string {
  const columns = columnsOf(data);
  const definitions = columns.map(
    ({ name, kind }) => `${identifier(name)} ${types[kind] ?? 'text'}`,
  );
  database.run(`create table ${table} (${['row_number integer', ...definitions].join(', ')})`);
  const insert = database.prepare(
    `insert into ${table} values (${['?', ...columns.map(() => '?')].join(', ')})`,
  );
  for (const [index, row] of data.rows.entries()) {
    insert.run([index, ...columns.map(({ name }) => sqlValue(row[name]))]);
  }
  insert.free();
  return table;
}

/** SQLite has no booleans or lists. */
function sqlValue(value: unknown): SqlValue {
  if (value == null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? JSON.stringify(value) : (value as SqlValue);
}
