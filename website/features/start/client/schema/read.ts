import { type Kind, kinds } from './kinds.ts';
import type { Column, Problem, Schema, Table } from './types.ts';

/** Parsers of code and YAML need seconds for more. Those of data, SQL, and JSON don't. */
const longestCode = 2_000_000;

const isJson = (text: string) => /^\s*\{/.test(text);

const unlimited: ReadonlySet<Kind> = new Set(['sql', 'csv', 'json', 'ndjson']);

/** Reads the tables of a schema or of data. It never runs the text, and reports what it can't read. */
export async function readSchema(text: string, kind: Kind): Promise<Schema> {
  const row = kinds.find(({ id }) => id === kind);
  if (!row) return { tables: [], problems: [{ message: `There is no reader for ${kind}.` }] };
  const problems: Problem[] = [];
  let read = text.replace(/^\uFEFF/, '');
  if (read.length > longestCode && !unlimited.has(kind) && !isJson(read)) {
    read = read.slice(0, read.lastIndexOf('\n', longestCode) + 1 || longestCode);
    const line = read.split('\n').length;
    problems.push({
      message: `The text is longer than 2 MB, so it was only read up to line ${line}.`,
      line,
    });
  }
  try {
    const schema = await (await row.load())(read);
    problems.push(...schema.problems);
    const tables = schema.tables.filter(
      ({ columns, problems }) => columns.length + problems.length > 0,
    );
    if (tables.length === 0 && problems.length === 0) {
      problems.push({
        message: `The text has no columns, because ${row.label} needs ${row.needs}.`,
      });
    }
    return { tables: tables.map(withUniquePaths), problems };
  } catch (error) {
    const isDeep = error instanceof RangeError;
    const reason = isDeep ? 'It has too many levels.' : String(error);
    problems.push({ message: `The ${row.label} can't be read: ${reason}` });
    return { tables: [], problems };
  }
}

/** A field is identified by its name, so no two can have the same one. */
export function withUniquePaths(table: Table): Table {
  const problems: Problem[] = [];
  const taken = new Set(table.columns.map(({ path }) => path));
  const seen = new Set<string>();
  const unique = (column: Column, index: number): Column => {
    const wanted = column.path.trim() === '' ? `column ${index + 1}` : column.path;
    let path = wanted;
    for (let count = 2; seen.has(path) || (path !== column.path && taken.has(path)); count += 1) {
      path = `${wanted} ${count}`;
    }
    seen.add(path);
    if (path === column.path) return column;
    const message =
      column.path.trim() === ''
        ? `Column ${index + 1} has no name, so it's called "${path}".`
        : `There are several columns called "${column.path}". This one is called "${path}".`;
    problems.push({ message, ...(column.line && { line: column.line }) });
    return { ...column, name: column.path.trim() === '' ? path : column.name, path };
  };
  const columns = table.columns.map(unique);
  return problems.length > 0
    ? { ...table, columns, problems: [...table.problems, ...problems] }
    : table;
}
