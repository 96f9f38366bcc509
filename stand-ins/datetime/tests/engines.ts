import { PGlite } from '@electric-sql/pglite';
import { evaluate as evaluateCEL } from '@marcbachmann/cel-js';
import * as tanStackDb from '@tanstack/db';
import { getOperators } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { drizzle as drizzleOnPGlite } from 'drizzle-orm/pglite';
import { drizzle as drizzleOnSqlite } from 'drizzle-orm/sql-js';
import * as sqliteCore from 'drizzle-orm/sqlite-core';
import jsonLogic from 'json-logic-js';
import jsonata from 'jsonata';
import { Query } from 'mingo';
import * as oxigraph from 'oxigraph';
import type { FormatQueryOptions, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { col, fn, Op } from 'sequelize';
import { SpelExpressionEvaluator } from 'spel2js';
import initSqlJs from 'sql.js';
import { datetimeRuleProcessorJsonLogic } from '../src/index.ts';
import type * as jsdate from '../src/jsdate.ts';
import { openPrisma } from './prisma.ts';
import { type DateRow, dateRows, type Row, rows } from './rows.ts';
import { openSequelize } from './sequelize.ts';
import { wireTo } from './wire.ts';

type Library = typeof jsdate;

/** Exports a query with the processors of a library, runs it over the rows, and returns the ids of the rows that match. */
export type Engine = (
  query: RuleGroupType,
  options: FormatQueryOptions,
  library: Library,
) => Promise<readonly number[]> | readonly number[];

const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

/** An evaluation that a row without a date ends does not select that row. */
const rowsWhere = <R extends Row | DateRow>(holds: (row: R) => unknown, given: readonly R[]) =>
  ids(
    given.filter((row) => {
      try {
        return holds(row) === true;
      } catch {
        return false;
      }
    }),
  );

const columns = 'id, "placedOn", "shippedAt"';

async function openSqlite() {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(`create table orders (id integer, "placedOn" text, "shippedAt" text)`);
  for (const { id, placedOn, shippedAt } of rows) {
    database.run(`insert into orders (${columns}) values (?, ?, ?)`, [id, placedOn, shippedAt]);
  }
  return database;
}

async function openPostgres() {
  const database = new PGlite();
  await database.exec(
    `create table orders (id integer, "placedOn" date, "shippedAt" timestamp, "zonedAt" timestamptz)`,
  );
  for (const { id, placedOn, shippedAt } of rows) {
    await database.query(
      `insert into orders (${columns}, "zonedAt") values ($1, $2, cast($3 as text)::timestamp, cast($3 as text)::timestamptz)`,
      [id, placedOn, shippedAt],
    );
  }
  return database;
}

export const sqlite = await openSqlite();
export const postgres = await openPostgres();

const sqliteIds = (where: string, params: (string | number)[] = []) =>
  sqlite
    .exec(`select id from orders where ${where} order by id`, params)
    .flatMap(({ values }) => values.map(([id]) => Number(id)));

const postgresIds = async (where: string) => {
  const statement = `select id from orders where ${where} order by id`;
  const { rows: found } = await postgres.query<{ id: number }>(statement);
  return ids(found);
};

const sqliteOrders = sqliteCore.sqliteTable('orders', {
  id: sqliteCore.integer().notNull(),
  placedOn: sqliteCore.integer({ mode: 'timestamp_ms' }),
  shippedAt: sqliteCore.integer({ mode: 'timestamp_ms' }),
});

async function openDrizzleSqlite() {
  const { Database } = await initSqlJs();
  const client = new Database();
  client.run(`create table orders (id integer, "placedOn" integer, "shippedAt" integer)`);
  const database = drizzleOnSqlite(client);
  database
    .insert(sqliteOrders)
    .values([...dateRows()])
    .run();
  return database;
}

const drizzleDatabases = new Map<string, ReturnType<typeof openDrizzleSqlite>>();

/** The table holds days as their midnight on the machine, so there is one in each zone. */
function drizzleSqlite() {
  const zone = String(process.env.TZ);
  const database = drizzleDatabases.get(zone) ?? openDrizzleSqlite();
  drizzleDatabases.set(zone, database);
  return database;
}

const postgresOrders = pg.pgTable('orders', {
  id: pg.integer().notNull(),
  placedOn: pg.date({ mode: 'date' }),
  shippedAt: pg.timestamp({ mode: 'date' }),
});

const postgresTexts = pg.pgTable('orders', {
  id: pg.integer().notNull(),
  placedOn: pg.date({ mode: 'string' }),
  shippedAt: pg.timestamp({ mode: 'string' }),
});

const drizzlePostgres =
  (table: typeof postgresOrders | typeof postgresTexts): Engine =>
  async (query, options, { datetimeRuleProcessorDrizzle: ruleProcessor }) => {
    const where = formatQuery(query, { ...options, format: 'drizzle', ruleProcessor })(
      table,
      getOperators(),
    );
    return ids(
      await drizzleOnPGlite(postgres)
        .select({ id: table.id })
        .from(table)
        .where(where as never)
        .orderBy(table.id),
    );
  };

const connection = { stream: wireTo(postgres), user: 'postgres', database: 'postgres', max: 1 };
const { sequelize, orders: sequelizeOrders } = openSequelize(connection);
const prisma = openPrisma(connection);

let zoneOfMoments: string | undefined;

/** Fills Prisma's table, whose days are midnight in the machine's zone. */
async function fillMoments() {
  const zone = String(process.env.TZ);
  if (zone === zoneOfMoments) return;
  zoneOfMoments = zone;
  await postgres.exec(
    `create table if not exists moments (id integer primary key, "placedOn" timestamp, "shippedAt" timestamp)`,
  );
  await prisma.order.deleteMany();
  await prisma.order.createMany({ data: dateRows() });
}

/** Closes every database. */
export async function closeDatabases() {
  await sequelize.close();
  await prisma.$disconnect();
  await postgres.close();
}

const xsd = 'http://www.w3.org/2001/XMLSchema#';

function openGraph() {
  const store = new oxigraph.Store();
  const { literal, namedNode, quad } = oxigraph;
  for (const { id, placedOn, shippedAt } of rows) {
    const order = namedNode(`x:${id}`);
    const add = (property: string, value: string | null, type: string) =>
      value !== null &&
      store.add(quad(order, namedNode(`x:${property}`), literal(value, namedNode(xsd + type))));
    add('id', String(id), 'integer');
    add('placedOn', placedOn, 'date');
    add('shippedAt', shippedAt, 'dateTime');
  }
  return store;
}

const graph = openGraph();

/** Every engine that runs here, by name. */
export const engines: Readonly<Record<string, Engine>> = {
  sqlite: (query, options, { datetimeRuleProcessorSQL: ruleProcessor }) =>
    sqliteIds(formatQuery(query, { ...options, format: 'sql', preset: 'sqlite', ruleProcessor })),
  'sqlite parameterized': (query, options, { datetimeRuleProcessorParameterized }) => {
    const ruleProcessor = datetimeRuleProcessorParameterized;
    const { sql, params } = formatQuery(query, {
      ...options,
      format: 'parameterized',
      ruleProcessor,
    });
    return sqliteIds(sql, params);
  },
  postgresql: (query, options, { datetimeRuleProcessorSQL: ruleProcessor }) =>
    postgresIds(
      formatQuery(query, { ...options, format: 'sql', preset: 'postgresql', ruleProcessor }),
    ),
  mingo: (query, options, { datetimeRuleProcessorMongoDBQuery }) => {
    const ruleProcessor = datetimeRuleProcessorMongoDBQuery;
    const filter = new Query(
      formatQuery(query, { ...options, format: 'mongodb_query', ruleProcessor }),
    );
    return ids(dateRows().filter((row) => filter.test({ ...row })));
  },
  jsonata: async (query, options, { datetimeRuleProcessorJSONata }) => {
    const ruleProcessor = datetimeRuleProcessorJSONata;
    const expression = formatQuery(query, { ...options, format: 'jsonata', ruleProcessor });
    const found: readonly Row[] = await jsonata(`[$[${expression}]]`).evaluate(rows);
    return ids(found);
  },
  'json-logic-js': (query, options, { jsonLogicDateTimeOperations }) => {
    for (const [name, operation] of Object.entries(jsonLogicDateTimeOperations)) {
      jsonLogic.add_operation(name, operation);
    }
    const ruleProcessor = datetimeRuleProcessorJsonLogic;
    const logic = formatQuery(query, { ...options, format: 'jsonlogic', ruleProcessor });
    return rowsWhere((row) => jsonLogic.apply(logic, row), rows);
  },
  'cel-js': (query, options, { datetimeRuleProcessorCEL }) => {
    const ruleProcessor = datetimeRuleProcessorCEL;
    const expression = formatQuery(query, { ...options, format: 'cel', ruleProcessor });
    return rowsWhere((row) => evaluateCEL(expression, { ...row }), dateRows());
  },
  spel2js: (query, options, { datetimeRuleProcessorSpEL }) => {
    const ruleProcessor = datetimeRuleProcessorSpEL;
    const expression = formatQuery(query, { ...options, format: 'spel', ruleProcessor });
    const compiled = SpelExpressionEvaluator.compile(expression);
    return rowsWhere((row) => compiled.eval(row, {}), rows);
  },
  'tanstack db': async (query, options, { datetimeRuleProcessorTanStackDB }) => {
    const where = formatQuery(query, {
      ...options,
      format: 'tanstack_db',
      ruleProcessor: datetimeRuleProcessorTanStackDB,
      context: { ...options.context, tanStackDbOperators: tanStackDb },
    });
    const initialData = [...dateRows()];
    const orders = tanStackDb.createCollection(
      tanStackDb.localOnlyCollectionOptions({ getKey: ({ id }: DateRow) => id, initialData }),
    );
    const found = tanStackDb.createLiveQueryCollection((q) =>
      q.from({ order: orders }).where(where as never),
    );
    return ids([...(await found.toArrayWhenReady())]).sort((a, b) => a - b);
  },
  'drizzle on sqlite': async (query, options, { datetimeRuleProcessorDrizzle }) => {
    const where = formatQuery(query, {
      ...options,
      format: 'drizzle',
      ruleProcessor: datetimeRuleProcessorDrizzle,
    })(sqliteOrders, getOperators());
    const database = await drizzleSqlite();
    return ids(
      await database
        .select({ id: sqliteOrders.id })
        .from(sqliteOrders)
        .where(where as never)
        .orderBy(sqliteOrders.id),
    );
  },
  'drizzle on postgresql': drizzlePostgres(postgresOrders),
  'drizzle on postgresql, strings': drizzlePostgres(postgresTexts),
  sequelize: async (query, options, { datetimeRuleProcessorSequelize }) => {
    const where = formatQuery(query, {
      ...options,
      format: 'sequelize',
      ruleProcessor: datetimeRuleProcessorSequelize,
      context: {
        ...options.context,
        sequelizeOperators: Op,
        sequelizeCol: col,
        sequelizeFn: fn,
      },
    });
    const found = await sequelizeOrders.findAll({ where: where as never, order: ['id'] });
    return found.map((order) => Number(order.get('id')));
  },
  prisma: async (query, options, { datetimeRuleProcessorPrisma }) => {
    await fillMoments();
    const where = formatQuery(query, {
      ...options,
      format: 'prisma',
      ruleProcessor: datetimeRuleProcessorPrisma,
    });
    return ids(
      await prisma.order.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } }),
    );
  },
  oxigraph: (query, options, { datetimeRuleProcessorSPARQL }) => {
    const ruleProcessor = datetimeRuleProcessorSPARQL;
    const filter = formatQuery(query, { ...options, format: 'sparql', ruleProcessor });
    const found = graph.query(
      `prefix xsd: <${xsd}>
      select ?id {
        ?order <x:id> ?id
        optional { ?order <x:placedOn> ?placedOn }
        optional { ?order <x:shippedAt> ?shippedAt }
        filter(${filter})
      } order by ?id`,
    ) as ReadonlyMap<string, oxigraph.Term>[];
    return found.map((row) => Number(row.get('id')?.value));
  },
};
