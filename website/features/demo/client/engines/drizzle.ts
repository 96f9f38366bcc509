import { getOperators, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sql-js';
import { integer, real, type SQLiteTable, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type ColumnKind, columnsOf } from './columns.ts';
import { tablesOf } from './sql.ts';
import { openSQLite } from './sqlite.ts';
import type { EngineData, Execute } from './types.ts';

type Condition = (
  table: SQLiteTable,
  operators: ReturnType<typeof getOperators>,
) => SQL | undefined;

/** Runs filters of Drizzle on SQLite, in the same tables as the SQL export. */
export async function loadDrizzle(): Promise<Execute> {
  const { database, tableOf } = await openSQLite();
  const client = drizzle(database);
  const schemaOfRows = tablesOf((_, data) => schemaOf(tableOf(data), data));

  return (exported, data) => {
    const table = schemaOfRows(data);
    const found = client
      .select({ row: table.row_number })
      .from(table)
      .where((exported as Condition)(table, getOperators()))
      .orderBy(table.row_number);
    const { sql, params } = found.toSQL();
    return {
      matched: found.all().map(({ row }) => Number(row)),
      failed: [],
      exported: { sql, params },
    };
  };
}

/** The columns as a developer would describe them to Drizzle. */
const schemaOf = (name: string, data: EngineData) =>
  sqliteTable(name, {
    ...Object.fromEntries(columnsOf(data).map((column) => [column.name, builderOf(column.kind)])),
    row_number: integer(),
  });

function builderOf(kind: ColumnKind) {
  if (kind === 'number') return real();
  return kind === 'boolean' ? integer({ mode: 'boolean' }) : text();
}
