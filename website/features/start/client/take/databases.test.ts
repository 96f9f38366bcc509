import { PGlite } from '@electric-sql/pglite';
import type { RuleGroupType } from 'react-querybuilder';
import * as formats from 'react-querybuilder/formatQuery';
import initSqlJs from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { runModule } from '../../../../../tests/data/run-module.ts';
import { fieldsFrom } from '../schema/fields.ts';
import { readSchema } from '../schema/read.ts';
import { serverModule } from './server.ts';

const ddl = `create table "my orders" (
  id bigint primary key,
  "Customer.Name" varchar(40) not null,
  "say ""hi""" text,
  state text not null check (state in ('open', 'paid')),
  total numeric(8, 2) not null,
  express boolean not null default false,
  placed date not null,
  seen timestamp
)`;

const rows = `insert into "my orders" values
  (1, 'Ada O''Neil', 'a', 'open', 10.5, true, '2026-01-01', '2026-01-01 09:30:00'),
  (2, 'Ben 50%', null, 'paid', 0, false, '2026-02-01', null),
  (3, 'Cem', 'b', 'paid', -3, true, '2026-03-01', '2026-03-01 00:00:00')`;

const select = 'select id from "my orders" where';

interface Result {
  readonly sql: string;
  readonly params: unknown[];
}

type Find = (query: RuleGroupType) => Promise<readonly number[]>;

const finders: Record<string, Find> = {};

beforeAll(async () => {
  const [table] = (await readSchema(ddl, 'sql')).tables;
  const fields = table ? fieldsFrom(table).map(({ field }) => field) : [];
  const toSqlFor = (database: 'postgresql' | 'sqlite') =>
    runModule<{ toSql: (given: unknown) => Result }>(serverModule(fields, database), formats).toSql;
  const toPostgreSql = toSqlFor('postgresql');
  const postgreSql = await PGlite.create();
  await postgreSql.exec(`${ddl}; ${rows}`);
  finders.PostgreSQL = async (query) => {
    const { sql, params } = toPostgreSql(query);
    const found = await postgreSql.query<{ id: number }>(`${select} ${sql} order by id`, params);
    return found.rows.map(({ id }) => Number(id));
  };
  const toSqlite = toSqlFor('sqlite');
  const { Database } = await initSqlJs();
  const sqlite = new Database();
  sqlite.exec(`${ddl}; ${rows}`);
  finders.SQLite = async (query) => {
    const { sql, params } = toSqlite(query);
    // The library for SQLite has no booleans.
    const numbers = params.map((one) => (typeof one === 'boolean' ? Number(one) : one));
    const [found] = sqlite.exec(`${select} ${sql} order by id`, numbers as never);
    return (found?.values ?? []).map(([id]) => Number(id));
  };
});

describe.each(['PostgreSQL', 'SQLite'])('with the module for the server, %s finds', (name) => {
  it.each([
    ['id', '=', '2', [2]],
    ['id', 'between', ['2', '3'], [2, 3]],
    ['Customer.Name', 'contains', "O'N", [1]],
    ['Customer.Name', 'doesNotBeginWith', 'Ben', [1, 3]],
    ['Customer.Name', 'in', ['Cem', "x') or 1=1 --"], [3]],
    ['say "hi"', '=', 'b', [3]],
    ['say "hi"', 'null', null, [2]],
    ['state', '=', 'paid', [2, 3]],
    ['state', 'notIn', ['paid'], [1]],
    ['total', '>=', '0', [1, 2]],
    ['total', 'notBetween', ['-1', '1'], [1, 3]],
    ['express', '=', true, [1, 3]],
    ['placed', '<', '2026-02-01', [1]],
    ['placed', 'between', ['2026-02-01', '2026-03-01'], [2, 3]],
    ['seen', 'notNull', null, [1, 3]],
  ])('%s %s %j', async (field, operator, value, ids) => {
    const rule = { field, operator, value };
    expect(await finders[name]?.({ combinator: 'and', rules: [rule] })).toEqual(ids);
  });
});
