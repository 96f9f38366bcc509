import { PGlite } from '@electric-sql/pglite';
import { type ColumnKind, columnsOf } from './columns.ts';
import { identifier, tablesOf } from './sql.ts';
import type { EngineData, Execute } from './types.ts';

const types: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  time: 'time',
  list: 'text[]',
  json: 'jsonb',
};

/** Runs conditions in PostgreSQL, a table in memory for each set of rows. */
export async function loadPostgreSQL(): Promise<Execute> {
  const database = await PGlite.create();
  const tableOf = tablesOf((name, data) => fill(database, name, data));

  return async (where, data) => {
    const { rows } = await database.query<{ row_number: number }>(
      `select row_number from ${await tableOf(data)} where ${where} order by row_number`,
    );
    return { matched: rows.map((row) => row.row_number), failed: [] };
  };
}

async function fill(database: PGlite, table: string, data: EngineData): Promise<string> {
  const columns = columnsOf(data).map(({ name, kind }) => `${identifier(name)} ${types[kind]}`);
  await database.exec(`create table ${table} (${['row_number integer', ...columns].join(', ')})`);
  // One statement for all rows, because PostgreSQL converts JSON to the types of its columns.
  await database.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [data.rows.map((row, row_number) => ({ ...row, row_number }))],
  );
  return table;
}
