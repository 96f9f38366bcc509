import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import * as tanStackDb from '@tanstack/db';
import { getOperators } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { col, DataTypes, fn, Op, Sequelize, type WhereOptions } from 'sequelize';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixturesDir } from '../releases/fixtures.ts';
import { prismaClientOf } from '../stand-ins/datetime/tests/prisma.ts';
import { repositoryDir } from '../website/site/pages.ts';
import { extractFences } from './extract.ts';
import { printed } from './results.ts';

const page = 'website/docs/tips/orms.mdx';
// Inside the fixtures, so that the samples find the packages that they import.
const folder = join(fixturesDir, '.cache/orms-page');
const { fences } = extractFences(page, readFileSync(join(repositoryDir, page), 'utf8'));
const codeOf = (title: string) => fences.find(({ meta }) => meta.title === title)?.code ?? '';
const load = (file: string) => import(join(folder, file));

/** Stands for the client that `prisma generate` would write for the schema on the page. */
const PrismaClient = prismaClientOf(codeOf('schema.prisma'), {
  name: 'Order',
  table: 'orders',
  fields: {
    id: ['Int'],
    shopId: ['Int', 'shop_id'],
    status: ['String'],
    customer: ['String'],
    total: ['Int'],
    placedOn: ['DateTime', 'placed_on'],
  },
});

beforeAll(() => {
  Object.assign(globalThis, { PrismaClient });
  rmSync(folder, { recursive: true, force: true });
  const files = {
    'generated/prisma/client.ts': 'export const { PrismaClient } = globalThis;',
    ...Object.fromEntries(fences.map(({ meta: { title = 'untitled.ts' }, code }) => [title, code])),
  };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the program for Prisma finds the orders that the page shows', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await load('prisma.ts');
  const found = log.mock.calls.map((values) => printed(values));
  log.mockRestore();
  const shown = /^\/\/ => (.+)$/m.exec(codeOf('prisma.ts'))?.[1] ?? '';
  expect(found).toEqual([expect.any(String)]);
  expect(found[0]?.replaceAll(/\s+/g, ' ')).toBe(shown);
});

const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const or = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'or', rules });
const rule = (field: string, operator: string, value: unknown = null) => ({
  field,
  operator,
  value,
});
const compared = (field: string, operator: string, other: string) => ({
  ...rule(field, operator, other),
  valueSource: 'field' as const,
});

/** Queries for which all libraries find the same rows. */
const agreed: readonly RuleGroupType[] = [
  and(rule('status', '=', 'paid')),
  and(rule('status', '!=', 'paid')),
  and(rule('status', 'in', ['paid', 'shipped'])),
  and(rule('status', 'notIn', ['paid'])),
  and(rule('total', '>=', 15)),
  and(rule('total', 'between', [10, 20])),
  and(rule('total', 'notBetween', [10, 20])),
  and(rule('customer', '=', "O'Neil")),
  and(rule('customer', 'contains', 'er')),
  and(rule('customer', 'doesNotContain', 'er')),
  and(rule('customer', 'beginsWith', 'Be')),
  and(rule('customer', 'doesNotBeginWith', 'Be')),
  and(rule('customer', 'endsWith', 'ker')),
  and(rule('customer', 'doesNotEndWith', 'ker')),
  and(rule('customer', 'contains', '%')),
  and(rule('customer', 'null')),
  and(rule('customer', 'notNull')),
  { ...and(rule('total', '>', 15)), not: true },
  or(rule('customer', 'null'), and(rule('total', '>', 10), or(rule('status', '=', 'paid')))),
];

const notNested = and({ ...or(rule('status', '=', 'paid'), rule('total', '>', 15)), not: true });
const all = [1, 2, 3, 4, 5, 6, 7];

/** Queries for which they differ, with the rows that each one finds. */
const differences: readonly (readonly [RuleGroupType, Readonly<Record<string, unknown>>])[] = [
  [
    and(rule('status', 'in', [])),
    { sql: all, prisma: [], toPrisma: [], drizzle: [], sequelize: [], tanstack: [] },
  ],
  [
    or(rule('total', '>', 15), and()),
    {
      sql: all,
      prisma: [2, 4, 6],
      toPrisma: [2, 4, 6],
      drizzle: [2, 4, 6],
      sequelize: [2, 4, 6],
      tanstack: all,
    },
  ],
  [
    notNested,
    {
      sql: [3, 5],
      prisma: [1, 2, 4, 6],
      toPrisma: [3, 5],
      drizzle: [3, 5],
      sequelize: [3, 5],
      tanstack: [3, 5],
    },
  ],
  [
    and(rule('unknown', '=', 1)),
    {
      sql: 'error',
      prisma: 'error',
      toPrisma: 'error',
      drizzle: all,
      sequelize: 'error',
      tanstack: [],
    },
  ],
  [
    and(compared('status', '=', 'customer')),
    { sql: [], prisma: all, toPrisma: all, drizzle: [], sequelize: [], tanstack: [] },
  ],
  [
    and(compared('customer', 'contains', 'customer')),
    {
      sql: [1, 2, 3, 4, 5, 6],
      prisma: all,
      toPrisma: all,
      drizzle: [1, 2, 3, 4, 5, 6],
      sequelize: [1, 2, 3, 4, 5, 6],
      tanstack: [],
    },
  ],
  [
    { combinator: 'xor', rules: [rule('status', '=', 'paid'), rule('total', '>', 15)] },
    {
      sql: 'error',
      prisma: 'error',
      toPrisma: [4, 6],
      drizzle: [4, 6],
      sequelize: [4, 6],
      tanstack: [4, 6],
    },
  ],
];

interface Row {
  readonly id: number;
}

/** The part of Prisma's client that the tests use. */
interface OrderClient {
  readonly order: {
    findMany(args: { select: { id: true }; where: unknown }): Promise<readonly Row[]>;
  };
  $disconnect(): Promise<void>;
}

type Filter = (query: RuleGroupType) => Promise<readonly Row[]>;

/** The libraries of the page; Knex and Kysely send the same SQL as `sql`. */
async function openLibraries(connection: PoolConfig) {
  const pool = new Pool(connection);
  await pool.query('insert into orders values (7, null, null, null, null, null)');

  const { orders } = (await load('schema.ts')) as { orders: PgTable & { id: never } };
  const { toPrisma } = await load('toPrisma.ts');
  const prisma = new PrismaClient({ adapter: new PrismaPg(connection) }) as unknown as OrderClient;
  const sequelize = new Sequelize({
    dialect: 'postgres',
    host: connection.host ?? '',
    port: connection.port ?? 0,
    username: 'postgres',
    database: 'postgres',
    logging: false,
  });
  const model = sequelize.define(
    'order',
    { total: DataTypes.INTEGER, status: DataTypes.TEXT, customer: DataTypes.TEXT },
    { timestamps: false },
  );
  const { rows } = await pool.query('select id, status, customer, total from orders');

  const byPrisma = (where: unknown) => prisma.order.findMany({ select: { id: true }, where });
  const filters: Readonly<Record<string, Filter>> = {
    sql: async (query) =>
      (await pool.query(`select id from orders where ${formatQuery(query, 'sql')}`)).rows,
    prisma: (query) => byPrisma(formatQuery(query, 'prisma')),
    toPrisma: (query) => byPrisma(toPrisma(query)),
    drizzle: (query) =>
      drizzle(pool)
        .select({ id: orders.id })
        .from(orders)
        .where(formatQuery(query, 'drizzle')(orders as never, getOperators()) as never),
    sequelize: async (query) => {
      const context = { sequelizeOperators: Op, sequelizeCol: col, sequelizeFn: fn };
      const where = formatQuery(query, { format: 'sequelize', context }) as WhereOptions;
      return (await model.findAll({ where, raw: true })) as unknown as readonly Row[];
    },
    tanstack: async (query) => {
      const collection = tanStackDb.createCollection(
        tanStackDb.localOnlyCollectionOptions({
          getKey: ({ id }: Row) => id,
          initialData: rows as Row[],
        }),
      );
      const context = { tanStackDbOperators: tanStackDb };
      const where = formatQuery(query, { format: 'tanstack_db', context });
      return tanStackDb
        .createLiveQueryCollection((q) => q.from({ order: collection }).where(where as never))
        .toArrayWhenReady();
    },
  };
  const close = async () => {
    await prisma.$disconnect();
    await sequelize.close();
    await pool.end();
  };
  return { filters, close };
}

test('the libraries agree, except where the page says that they differ', async () => {
  const { connection, stop } = await (await load('database.ts')).startDatabase();
  const { filters, close } = await openLibraries(connection);
  const found = async (query: RuleGroupType) => {
    const answers: Record<string, unknown> = {};
    for (const [name, filter] of Object.entries(filters)) {
      answers[name] = await filter(query).then(
        (rows) => rows.map(({ id }) => id).sort(),
        () => 'error',
      );
    }
    return answers;
  };

  for (const query of agreed) {
    const { sql, ...others } = await found(query);
    for (const name of Object.keys(others)) {
      expect.soft(others[name], `${name}: ${JSON.stringify(query)}`).toEqual(sql);
    }
  }
  for (const [query, expected] of differences) {
    expect.soft(await found(query), JSON.stringify(query)).toEqual(expected);
  }
  await close();
  await stop();
});
