import { dayjsCalendar } from './calendars/dayjs.ts';
import {
  getDatetimeJsonLogicOperations,
  getDatetimeRuleProcessorCEL,
  getDatetimeRuleProcessorCypher,
  getDatetimeRuleProcessorDrizzle,
  getDatetimeRuleProcessorElasticSearch,
  getDatetimeRuleProcessorGremlin,
  getDatetimeRuleProcessorJSONata,
  getDatetimeRuleProcessorLDAP,
  getDatetimeRuleProcessorMongoDB,
  getDatetimeRuleProcessorMongoDBQuery,
  getDatetimeRuleProcessorNL,
  getDatetimeRuleProcessorParameterized,
  getDatetimeRuleProcessorPrisma,
  getDatetimeRuleProcessorSequelize,
  getDatetimeRuleProcessorSPARQL,
  getDatetimeRuleProcessorSpEL,
  getDatetimeRuleProcessorSQL,
  getDatetimeRuleProcessorTanStackDB,
  getDatetimeValueProcessorANSI,
  getDatetimeValueProcessorMSSQL,
  getDatetimeValueProcessorMySQL,
  getDatetimeValueProcessorOracle,
  getDatetimeValueProcessorPostgreSQL,
} from './index.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by Day.js. Weeks start as the locale of Day.js says, on Sunday by default; patterns are such as `YYYY-MM-DD`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI(dayjsCalendar);

/** Operations for json-logic-js, on Day.js. */
export const jsonLogicDateTimeOperations = getDatetimeJsonLogicOperations(rqbDateTimeLibraryAPI);

/** Rule processor for `sql`, on Day.js: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
export const datetimeRuleProcessorSQL = getDatetimeRuleProcessorSQL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `parameterized` and `parameterized_named`, on Day.js: ISO strings as
 * parameters.
 */
export const datetimeRuleProcessorParameterized =
  getDatetimeRuleProcessorParameterized(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb`, on Day.js: ISO strings. */
export const datetimeRuleProcessorMongoDB = getDatetimeRuleProcessorMongoDB(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb_query`, on Day.js: `Date` objects. */
export const datetimeRuleProcessorMongoDBQuery =
  getDatetimeRuleProcessorMongoDBQuery(rqbDateTimeLibraryAPI);

/** Rule processor for `cel`, on Day.js: `timestamp("…")`. */
export const datetimeRuleProcessorCEL = getDatetimeRuleProcessorCEL(rqbDateTimeLibraryAPI);

/** Rule processor for `spel`, on Day.js: ISO strings. */
export const datetimeRuleProcessorSpEL = getDatetimeRuleProcessorSpEL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `jsonata`, on Day.js: numbers by `$toMillis`; a row without a string in the
 * field isn't selected.
 */
export const datetimeRuleProcessorJSONata = getDatetimeRuleProcessorJSONata(rqbDateTimeLibraryAPI);

/** Rule processor for `elasticsearch`, on Day.js: ISO strings. */
export const datetimeRuleProcessorElasticSearch =
  getDatetimeRuleProcessorElasticSearch(rqbDateTimeLibraryAPI);

/** Rule processor for `ldap`, on Day.js: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
export const datetimeRuleProcessorLDAP = getDatetimeRuleProcessorLDAP(rqbDateTimeLibraryAPI);

/** Rule processor for `prisma`, on Day.js: `Date` objects. */
export const datetimeRuleProcessorPrisma = getDatetimeRuleProcessorPrisma(rqbDateTimeLibraryAPI);

/** Rule processor for `sequelize`, on Day.js: `Date` objects. */
export const datetimeRuleProcessorSequelize =
  getDatetimeRuleProcessorSequelize(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `drizzle`, on Day.js: `Date` objects for columns that map to them, ISO strings
 * for others.
 */
export const datetimeRuleProcessorDrizzle = getDatetimeRuleProcessorDrizzle(rqbDateTimeLibraryAPI);

/** Rule processor for `tanstack_db`, on Day.js: `Date` objects. */
export const datetimeRuleProcessorTanStackDB =
  getDatetimeRuleProcessorTanStackDB(rqbDateTimeLibraryAPI);

/** Rule processor for `cypher` and `gql`, on Day.js: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
export const datetimeRuleProcessorCypher = getDatetimeRuleProcessorCypher(rqbDateTimeLibraryAPI);

/** Rule processor for `sparql`, on Day.js: typed literals, such as `"2026-03-01"^^xsd:date`. */
export const datetimeRuleProcessorSPARQL = getDatetimeRuleProcessorSPARQL(rqbDateTimeLibraryAPI);

/** Rule processor for `gremlin`, on Day.js: `datetime('…')`; `between` includes both bounds. */
export const datetimeRuleProcessorGremlin = getDatetimeRuleProcessorGremlin(rqbDateTimeLibraryAPI);

/** Rule processor for `natural_language`, on Day.js: dates in words, through `Intl`. */
export const datetimeRuleProcessorNL = getDatetimeRuleProcessorNL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `ansi`, on Day.js. */
export const datetimeValueProcessorANSI = getDatetimeValueProcessorANSI(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mssql`, on Day.js. */
export const datetimeValueProcessorMSSQL = getDatetimeValueProcessorMSSQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mysql`, on Day.js. */
export const datetimeValueProcessorMySQL = getDatetimeValueProcessorMySQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `oracle`, on Day.js. */
export const datetimeValueProcessorOracle = getDatetimeValueProcessorOracle(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `postgresql`, on Day.js. */
export const datetimeValueProcessorPostgreSQL =
  getDatetimeValueProcessorPostgreSQL(rqbDateTimeLibraryAPI);
