import type { Database, SqlValue } from 'sql.js';
import { loadSQLiteLibrary } from '../../../demo/client/engines/sqlite-library.ts';
import { type Convert, converterOf, type Stored } from './convert.ts';
import type { Rows } from './readRows.ts';
import type { Storage, StoredColumn } from './storage.ts';

/** A condition as `formatQuery` writes it, with the columns called `c0`, `c1`, and so on. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Which rows are listed. */
export type Shown = 'in' | 'out' | 'all';

export interface ShownRow {
  /** Counted from 0. */
  readonly number: number;
  readonly isIn: boolean;
  readonly values: readonly SqlValue[];
}

/** Lets the caller show how far it is, and respond. Resolves to `false` if the rest isn't wanted. */
type Pause = (done: number) => Promise<boolean>;

/** Rows that the page filters of a table. */
const mostRows = 1_000_000;

/** Rows that are copied without a pause. */
const chunk = 5000;

/** Rows that are filtered without a pause at first. Further chunks are as large as the time allows. */
const firstChunk = 100;

/** Milliseconds. */
const chunkTime = 50;

const types = {
  ...{ text: 'text', date: 'text', timestamp: 'text', time: 'text' },
  ...{ number: 'numeric', bigint: 'integer', boolean: 'integer' },
} as const;

const typeOf = (storage: Storage) => (typeof storage === 'string' ? types[storage] : 'text');

const words: Readonly<Record<Extract<Storage, string>, string>> = {
  ...{ text: 'text', date: 'a date', timestamp: 'a date with a time', time: 'a time' },
  ...{ number: 'a number', bigint: 'an integer', boolean: 'true or false' },
};

/** Rows in an SQLite database in memory, and which of them a filter matches. */
export class RowStore {
  readonly #database: Database;
  readonly #columns: readonly StoredColumn[];
  /** How many rows there are. */
  readonly count: number;
  readonly #isIn: Uint8Array;
  /** Rows that the last filter was run on. */
  #checked = 0;

  private constructor(database: Database, columns: readonly StoredColumn[], count: number) {
    this.#database = database;
    this.#columns = columns;
    this.count = count;
    this.#isIn = new Uint8Array(count);
  }

  /** Copies rows into a database. Returns sentences about values that don't fit their columns, too. */
  static async fill(
    rows: Rows,
    columns: readonly StoredColumn[],
    pause: Pause,
  ): Promise<{ store: RowStore; notes: readonly string[] }> {
    const { Database } = await loadSQLiteLibrary();
    const database = new Database();
    // As JsonLogic does, which readers' code is likely to use in the page.
    database.run('pragma case_sensitive_like = on');
    const definitions = columns.map(({ storage }, index) => `c${index} ${typeOf(storage)}`);
    database.run(`create table t (${['n integer primary key', ...definitions].join(', ')})`);
    const insert = database.prepare(
      `insert into t values (${['?', ...columns.map(() => '?')].join(', ')})`,
    );
    const cells = columns.map((column) => new Cell(column, rows));
    const count = Math.min(rows.count, mostRows);
    database.run('begin');
    let number = 0;
    for (const values of rows.values(columns)) {
      if (number === count) break;
      insert.run([number, ...cells.map((cell, index) => cell.bound(values[index], number))]);
      number += 1;
      if (number % chunk === 0 && !(await pause(number))) break;
    }
    database.run('commit');
    insert.free();
    const notes = cells.flatMap(({ note }) => note ?? []);
    if (rows.count > count) {
      const [held, all] = [count, rows.count].map((one) => one.toLocaleString('en'));
      notes.push(`The filter runs on the first ${held} of ${all} rows.`);
    }
    return { store: new RowStore(database, columns, number), notes };
  }

  /** Finds the rows that a condition is true for. Ends early, with the rows so far, if `pause` says so. */
  async filter({ sql, params }: Condition, pause: Pause) {
    this.#isIn.fill(0);
    this.#checked = 0;
    let found = 0;
    let size = firstChunk;
    const statement = this.#database.prepare(`select n from t where n >= ? and n < ? and (${sql})`);
    try {
      while (this.#checked < this.count) {
        const start = performance.now();
        const end = Math.min(this.#checked + size, this.count);
        statement.bind([this.#checked, end, ...params.map(bindable)]);
        while (statement.step()) {
          this.#isIn[Number(statement.get()[0])] = 1;
          found += 1;
        }
        this.#checked = end;
        const growth = chunkTime / (performance.now() - start);
        size = Math.max(1, Math.round(size * Math.min(growth, 4)));
        if (!(await pause(end))) break;
      }
    } finally {
      statement.free();
    }
    return { found, checked: this.#checked };
  }

  /** Some of the rows that the last filter was run on. */
  page(shown: Shown, start: number, size: number): readonly ShownRow[] {
    const numbers: number[] = [];
    let skipped = 0;
    for (let number = 0; number < this.#checked && numbers.length < size; number += 1) {
      if (shown !== 'all' && (this.#isIn[number] === 1) !== (shown === 'in')) continue;
      if (skipped < start) skipped += 1;
      else numbers.push(number);
    }
    const list = this.#columns.map(({ storage }, index) =>
      // JavaScript's numbers would round them.
      storage === 'bigint' ? `cast(c${index} as text)` : `c${index}`,
    );
    return numbers.map((number) => ({
      number,
      isIn: this.#isIn[number] === 1,
      values: this.#inRow(number, list.join(', ') || 'null'),
    }));
  }

  /** Whether each condition is true or false for a row; `null` if it's neither. */
  why(number: number, conditions: readonly Condition[]): readonly (boolean | null)[] {
    return conditions.map(({ sql, params }) => {
      const [verdict] = this.#inRow(number, `(${sql})`, params);
      return verdict == null ? null : Boolean(verdict);
    });
  }

  #inRow(number: number, sql: string, params: readonly unknown[] = []): readonly SqlValue[] {
    const given = [...params.map(bindable), number];
    return this.#database.exec(`select ${sql} from t where n = ?`, given)[0]?.values[0] ?? [];
  }
}

/** Converts the values of a column, and remembers those that don't fit. */
class Cell {
  readonly #column: StoredColumn;
  readonly #convert: Convert;
  #misfits = 0;
  #first = '';

  constructor(column: StoredColumn, rows: Rows) {
    this.#column = column;
    this.#convert = converterOf(column.storage, firstOf(rows.values([column])));
  }

  bound(value: unknown, number: number): SqlValue {
    const stored = this.#convert(value);
    if (stored !== undefined) return bindable(stored);
    if (this.#misfits === 0) {
      const text = String(value);
      this.#first = `row ${(number + 1).toLocaleString('en')} has “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
    }
    this.#misfits += 1;
    return null;
  }

  get note(): string | undefined {
    if (this.#misfits === 0) return undefined;
    const { path, storage } = this.#column;
    const what = typeof storage === 'string' ? words[storage] : 'a list';
    const count = this.#misfits.toLocaleString('en');
    const are = this.#misfits === 1 ? 'value isn’t' : 'values aren’t';
    return `In “${path}”, ${count} ${are} ${what}, and the filter treats that as missing. For example, ${this.#first}.`;
  }
}

function* firstOf(rows: Iterable<readonly unknown[]>): Iterable<unknown> {
  for (const [value] of rows) yield value;
}

/** SQLite has no booleans or lists, and its JavaScript has no bigints. */
function bindable(value: unknown): SqlValue {
  if (value == null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value as Stored, asNumber);
}

const asNumber = (_key: string, value: unknown) =>
  typeof value === 'boolean' ? Number(value) : value;
