import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { fieldsFrom } from '../schema/fields.ts';
import { isSQLiteFile } from './source.ts';
import { readTables } from './sqliteFile.ts';

const { Database } = await initSqlJs();

function fileOf(sql: string): Uint8Array<ArrayBuffer> {
  const database = new Database();
  database.run(sql);
  return new Uint8Array(database.export());
}

const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

describe('an SQLite file', () => {
  it('has booleans where integers are only 0 and 1', async () => {
    const file = fileOf(`
      create table notes (id integer primary key, done integer not null, stars integer, open text);
      insert into notes values (1, 0, 0, '0'), (2, 1, 1, '1'), (3, 1, 2, '1'), (4, 0, 1, '0'), (5, 1, 0, '0');
    `);
    const [table] = (await readTables(blob(file))).tables;
    const kinds = table?.columns.map(({ path, kind }) => [path, kind]);
    expect(kinds).toEqual([
      ['id', 'integer'],
      ['done', 'boolean'],
      ['stars', 'integer'],
      ['open', 'text'],
    ]);
  });

  it('has fields from the definitions of its tables, and from their rows', async () => {
    const rows = ['open', 'paid', 'open', 'paid']
      .map(
        (status, index) =>
          `(${index}, '${status}', '2024-01-0${index + 1} 10:00:00', 1700000000, x'00')`,
      )
      .join();
    const file = fileOf(`
      create table "my orders" (id integer primary key, status text not null, placed text, seen datetime, photo blob);
      insert into "my orders" values ${rows};
      create table items (order_id integer references "my orders" (id), anything);
      insert into items values (1, 1.5);
      create view totals as select 1;
    `);
    const { tables, problems } = await readTables(blob(file));
    const kinds = tables.map(({ name, columns }) => [
      name,
      ...columns.map((one) => `${one.path} ${one.kind}`),
    ]);
    expect(kinds).toEqual([
      [
        'my orders',
        'id integer',
        'status text',
        'placed timestamp',
        'seen integer',
        'photo binary',
      ],
      ['items', 'order_id integer', 'anything number'],
    ]);
    expect(tables.flatMap((one) => one.problems.map(({ message }) => message))).toEqual([
      'The definition says that "seen" holds dates with times, but the rows hold integers, so the field is for integers.',
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      '"totals" was left out, because it\'s a view.',
    ]);
    const [orders] = tables.map(fieldsFrom);
    expect(orders?.[1]?.field.values?.map(({ name }) => name)).toEqual(['open', 'paid']);
  });

  it('has types and missing values as its rows have them', async () => {
    const file = fileOf(`
      create table units (code integer_or_text primary key, factor integer_or_text not null);
      insert into units values ('m', 1), (1024, 2), (null, 3);
    `);
    const [table] = (await readTables(blob(file))).tables;
    const seen = table?.columns.map(({ path, kind, nullable }) => [path, kind, nullable]);
    expect(seen).toEqual([
      ['code', 'text', true],
      ['factor', 'integer', false],
    ]);
  });

  it('has the choices of a long table, whatever number of small ones are beside it', async () => {
    const small = Array.from({ length: 60 }, (_, n) => `create table small_${n} (a);`).join('');
    const file = fileOf(`
      ${small}
      create table large (status text);
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 8000)
        insert into large select case when i < 6000 then 'open' else 'paid' end from n;
    `);
    const { tables } = await readTables(blob(file));
    expect(tables.at(-1)?.columns[0]?.values).toEqual(['open', 'paid']);
  });

  const whole = fileOf('create table t (a text); insert into t values (hex(randomblob(20000)));');
  const damaged = whole.slice();
  damaged.fill(7, 100, 4096);
  const tooLarge = { size: 312_000_000 } as Blob;

  it.each([
    ['empty', new Blob(), 'The file is empty.'],
    ['too large', tooLarge, /312 MB, but the page reads SQLite files of up to 200 MB/],
    ['encrypted', blob(crypto.getRandomValues(new Uint8Array(8192))), /or it’s encrypted/],
    ['damaged', blob(damaged), /The file is damaged.*\.recover.*malformed/],
    ['cut off', blob(whole.slice(0, 5000)), /The file is damaged/],
    ['without tables', blob(fileOf('create table t (a); drop table t')), /^The file has no tables/],
  ])('that is %s is answered with a sentence', async (_, file, sentence) => {
    const { tables, problems } = await readTables(file);
    expect(tables).toEqual([]);
    expect(problems.map(({ message }) => message).join()).toMatch(sentence);
  });

  it.each([
    ['by its first bytes', new File([whole], 'orders'), true],
    ['by its name', new File(['secret'], 'orders.sqlite3'), true],
    ['and not from other text', new File(['a,b'], 'orders.csv'), false],
  ])('is recognized %s', async (_, file, isIt) => {
    expect(await isSQLiteFile(file)).toBe(isIt);
  });
});
