import type { Database } from 'sql.js';
import { identifier } from '../../../demo/client/engines/sql.ts';
import { loadSQLiteLibrary } from '../../../demo/client/engines/sqlite-library.ts';
import { withUniquePaths } from '../schema/read.ts';
import { read } from '../schema/readers/sql/read.ts';
import { columnsOfCells, sampleSize } from '../schema/readers/values.ts';
import { type Column, newColumn, type Problem, type Schema, type Table } from '../schema/types.ts';
import { startsLikeSQLite } from './source.ts';

/** An SQLite file with more bytes than this would need more memory than a page on a phone has. */
const largest = 200_000_000;

/** What the page says about a file that SQLite can't read. */
const sentenceOf = (error: unknown) => {
  const said = error instanceof Error ? error.message : String(error);
  const sentence = said.includes('not a database')
    ? 'The file starts like an SQLite file, but SQLite can’t read the rest. It may be encrypted. If it is, save a copy without encryption, and choose that.'
    : 'The file is damaged. The command sqlite3 damaged.db .recover | sqlite3 copy.db may save its rows.';
  return `${sentence} SQLite says: ${said}.`;
};

/**
 * Opens a file in memory.
 *
 * @throws Error with a sentence for readers, if the file can't be read.
 */
export async function openFile(file: Blob): Promise<Database> {
  if (file.size === 0) throw new Error('The file is empty.');
  if (file.size > largest) {
    const size = Math.round(file.size / 1e6).toLocaleString('en');
    throw new Error(
      `The file has ${size} MB, but the page reads SQLite files of up to ${largest / 1e6} MB. Copy some of the rows into a smaller file, and choose that.`,
    );
  }
  if (!(await startsLikeSQLite(file))) {
    throw new Error(
      'The file isn’t an SQLite database, or it’s encrypted, because it doesn’t start with “SQLite format 3”. If it’s encrypted, save a copy without encryption, and choose that.',
    );
  }
  const [{ Database }, bytes] = await Promise.all([
    loadSQLiteLibrary().catch(() => {
      throw new Error(
        'SQLite couldn’t be loaded. Check your connection, and choose the file again.',
      );
    }),
    file.arrayBuffer(),
  ]);
  const database = new Database(new Uint8Array(bytes));
  try {
    database.exec('select count(*) from sqlite_schema');
  } catch (error) {
    database.close();
    throw new Error(sentenceOf(error));
  }
  return database;
}

/** Reads the columns of all tables, from their definitions and from the rows that they have. */
export async function readTables(file: Blob): Promise<Schema> {
  const problems: Problem[] = [];
  let database: Database;
  try {
    database = await openFile(file);
  } catch (error) {
    return { tables: [], problems: [{ message: (error as Error).message }] };
  }
  const { tables, leftOut } = tablesIn(database);
  for (const [name, what] of leftOut) {
    problems.push({ message: `"${name}" was left out, because it's a ${what}.` });
  }
  if (tables.length === 0) {
    problems.push({
      message:
        'The file has no tables. If there is a file beside it whose name ends in -wal, the tables may be in that. Close the program that uses the database, and choose the file again.',
    });
  }
  const limit = limitOf(tables.map(([name]) => countOf(database, name)));
  const found = tables.map(([name, sql]) => withUniquePaths(tableOf(database, name, sql, limit)));
  database.close();
  return { tables: found, problems };
}

/** Names and definitions of ordinary tables, without those in which virtual tables and SQLite store data. */
function tablesIn(database: Database) {
  const [schema] = database.exec(
    "select name, coalesce(sql, ''), type from sqlite_schema where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\' order by rowid",
  );
  const all = (schema?.values ?? []) as [string, string, string][];
  const isVirtual = (sql: string) => /^create\s+virtual\b/i.test(sql);
  const virtual = all.filter(([, sql]) => isVirtual(sql)).map(([name]) => `${name}_`);
  const views = all.filter(([, , type]) => type === 'view');
  return {
    tables: all.filter(
      ([name, sql, type]) =>
        type === 'table' && !isVirtual(sql) && !virtual.some((prefix) => name.startsWith(prefix)),
    ),
    leftOut: [
      ...virtual.map((prefix) => [prefix.slice(0, -1), 'virtual table'] as const),
      ...views.map(([name]) => [name, 'view'] as const),
    ],
  };
}

/** Rows of all tables that are read together. */
const mostRows = 200_000;

function countOf(database: Database, name: string): number {
  try {
    return Number(database.exec(`select count(*) from ${identifier(name)}`)[0]?.values[0]?.[0]);
  } catch {
    return 0;
  }
}

/** How many rows of each table are read: what small tables don't need is for the larger ones. */
function limitOf(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  let left = mostRows;
  for (const [index, count] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (count > share) return Math.ceil(Math.min(sampleSize, share));
    left -= count;
  }
  return sampleSize;
}

function tableOf(database: Database, name: string, sql: string, limit: number): Table {
  const problems: Problem[] = [];
  let names: string[] = [];
  const rows: unknown[][] = [];
  try {
    const statement = database.prepare(`select * from ${identifier(name)} limit ${limit}`);
    names = statement.getColumnNames();
    while (statement.step()) rows.push(statement.get());
    statement.free();
  } catch (error) {
    problems.push({ message: sentenceOf(error) });
  }
  const { tables = [] } = read(sql) as Schema;
  const declared = new Map(tables[0]?.columns.map((column) => [column.name, column]));
  const seen = columnsOfCells(
    names,
    rows.map((row) =>
      row.map((value) => (value instanceof Uint8Array ? null : value)),
    ) as string[][],
    { problems: [], place: String, isText: false, hasFlags: true },
  );
  const columns = names.map((name, index) => {
    const column = declared.get(name) ?? newColumn(name, { nullable: true });
    // SQLite accepts null in primary keys.
    const nullable = column.nullable || rows.some((row) => row[index] === null);
    return withValues({ ...column, nullable }, seen[index], problems);
  });
  return { name, columns: names.length > 0 ? columns : [...declared.values()], problems };
}

/** What only the values of a text column can show. */
const refinements: readonly Column['kind'][] = ['date', 'timestamp', 'time', 'uuid'];

const numbers: readonly Column['kind'][] = ['integer', 'number', 'bigint'];

const plurals: Partial<Readonly<Record<Column['kind'], string>>> = {
  ...{ date: 'dates', timestamp: 'dates with times', time: 'times', uuid: 'UUIDs' },
  ...{ integer: 'integers', number: 'numbers', bigint: 'large integers' },
};

/** SQLite stores any value in any column, so the rows decide where a definition says something else. */
function withValues(column: Column, seen: Column | undefined, problems: Problem[]): Column {
  const { kind, path } = column;
  if (!seen || seen.kind === 'unknown' || column.values) return column;
  if (kind === 'unknown') return { ...column, kind: seen.kind, ...choicesOf(seen) };
  if (kind === 'text') {
    // A column of type TEXT would store them as text, so its type has another name that contains TEXT.
    return [...refinements, ...numbers].includes(seen.kind)
      ? { ...column, kind: seen.kind }
      : { ...column, ...choicesOf(seen) };
  }
  if (kind === 'integer' && seen.kind === 'boolean') return { ...column, kind: 'boolean' };
  const isMoment = refinements.includes(kind);
  const hasNumbers = numbers.includes(seen.kind);
  if (kind === 'integer' && hasNumbers) return { ...column, kind: seen.kind };
  const contradicts =
    (isMoment && hasNumbers) || ((isMoment || numbers.includes(kind)) && seen.kind === 'text');
  if (!contradicts) return column;
  const [declared, held] = [kind, seen.kind].map((one) => plurals[one] ?? one);
  problems.push({
    message: `The definition says that "${path}" holds ${declared}, but the rows hold ${held}, so the field is for ${held}.`,
  });
  return { ...column, kind: seen.kind };
}

const choicesOf = ({ values }: Column): Partial<Column> =>
  values ? { values, valuesFromData: true } : {};
