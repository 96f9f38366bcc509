import { PGlite } from '@electric-sql/pglite';
import { evaluate as evaluateCEL } from '@marcbachmann/cel-js';
import jsonLogic from 'json-logic-js';
import jsonata from 'jsonata';
import { Query } from 'mingo';
import type { FormatQueryOptions, RuleGroupType, RuleProcessor } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { SpelExpressionEvaluator } from 'spel2js';
import initSqlJs from 'sql.js';
import { datetimeRuleProcessorJsonLogic } from '../src/index.ts';
import type * as jsdate from '../src/jsdate.ts';
import { type Row, rows } from './rows.ts';

type Library = typeof jsdate;

/** Exports a query with the processors of a library, runs it over the rows, and gives their ids. */
export type Engine = (
  query: RuleGroupType,
  options: FormatQueryOptions,
  library: Library,
) => Promise<readonly number[]> | readonly number[];

const ids = (found: readonly Row[]) => found.map(({ id }) => id);

/** An evaluation that a row without a date ends does not select that row. */
const rowsWhere = (holds: (row: Row) => unknown) =>
  ids(
    rows.filter((row) => {
      try {
        return holds(row) === true;
      } catch {
        return false;
      }
    }),
  );

const exported = (
  query: RuleGroupType,
  options: FormatQueryOptions,
  ruleProcessor: RuleProcessor,
): unknown => formatQuery(query, { ...options, ruleProcessor });

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

const sqliteIds = (where: string, params: (string | number)[] | Record<string, string> = []) =>
  sqlite
    .exec(`select id from orders where ${where} order by id`, params)
    .flatMap(({ values }) => values.map(([id]) => Number(id)));

const postgresIds = async (where: string, params: readonly unknown[] = []) => {
  const statement = `select id from orders where ${where} order by id`;
  const { rows: found } = await postgres.query<{ id: number }>(statement, [...params]);
  return found.map(({ id }) => id);
};

/** Every engine that runs here, by name. */
export const engines: Readonly<Record<string, Engine>> = {
  sqlite: (query, options, { datetimeRuleProcessorSQL }) =>
    sqliteIds(
      String(
        exported(query, { ...options, format: 'sql', preset: 'sqlite' }, datetimeRuleProcessorSQL),
      ),
    ),
  'sqlite parameterized': (query, options, { datetimeRuleProcessorParameterized }) => {
    const ruleProcessor = datetimeRuleProcessorParameterized;
    const { sql, params } = formatQuery(query, {
      ...options,
      format: 'parameterized',
      ruleProcessor,
    });
    return sqliteIds(sql, params);
  },
  'sqlite parameterized_named': (query, options, { datetimeRuleProcessorParameterized }) => {
    const { sql, params } = formatQuery(query, {
      ...options,
      format: 'parameterized_named',
      paramsKeepPrefix: true,
      ruleProcessor: datetimeRuleProcessorParameterized,
    });
    return sqliteIds(sql, params);
  },
  postgresql: (query, options, { datetimeRuleProcessorSQL }) =>
    postgresIds(
      String(
        exported(
          query,
          { ...options, format: 'sql', preset: 'postgresql' },
          datetimeRuleProcessorSQL,
        ),
      ),
    ),
  'postgresql parameterized': (query, options, { datetimeRuleProcessorParameterized }) => {
    const { sql, params } = formatQuery(query, {
      ...options,
      format: 'parameterized',
      preset: 'postgresql',
      ruleProcessor: datetimeRuleProcessorParameterized,
    });
    return postgresIds(sql, params);
  },
  mingo: (query, options, { datetimeRuleProcessorMongoDBQuery }) => {
    const ruleProcessor = datetimeRuleProcessorMongoDBQuery;
    const filter = new Query(
      formatQuery(query, { ...options, format: 'mongodb_query', ruleProcessor }),
    );
    return ids(rows.filter((row) => filter.test({ ...row })));
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
    const logic = exported(
      query,
      { ...options, format: 'jsonlogic' },
      datetimeRuleProcessorJsonLogic,
    ) as jsonLogic.RulesLogic;
    return rowsWhere((row) => jsonLogic.apply(logic, row));
  },
  'cel-js': (query, options, { datetimeRuleProcessorCEL }) => {
    const expression = String(
      exported(query, { ...options, format: 'cel' }, datetimeRuleProcessorCEL),
    );
    return rowsWhere((row) => evaluateCEL(expression, { ...row }));
  },
  spel2js: (query, options, { datetimeRuleProcessorSpEL }) => {
    const expression = String(
      exported(query, { ...options, format: 'spel' }, datetimeRuleProcessorSpEL),
    );
    const compiled = SpelExpressionEvaluator.compile(expression);
    return rowsWhere((row) => compiled.eval(row, {}));
  },
};
