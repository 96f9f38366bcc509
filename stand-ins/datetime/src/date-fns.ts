import { dateFnsCalendar } from './calendars/date-fns.ts';
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

/** Dates by date-fns. Weeks start on Sunday, patterns are Unicode tokens such as `yyyy-MM-dd`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI(dateFnsCalendar);

/** Operations for json-logic-js, on date-fns. */
export const jsonLogicDateTimeOperations = getDatetimeJsonLogicOperations(rqbDateTimeLibraryAPI);

/** Rule processor for `sql`, on date-fns: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
export const datetimeRuleProcessorSQL = getDatetimeRuleProcessorSQL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `parameterized` and `parameterized_named`, on date-fns: ISO strings as
 * parameters.
 */
export const datetimeRuleProcessorParameterized =
  getDatetimeRuleProcessorParameterized(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb`, on date-fns: ISO strings. */
export const datetimeRuleProcessorMongoDB = getDatetimeRuleProcessorMongoDB(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb_query`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorMongoDBQuery =
  getDatetimeRuleProcessorMongoDBQuery(rqbDateTimeLibraryAPI);

/** Rule processor for `cel`, on date-fns: `timestamp("…")`. */
export const datetimeRuleProcessorCEL = getDatetimeRuleProcessorCEL(rqbDateTimeLibraryAPI);

/** Rule processor for `spel`, on date-fns: ISO strings. */
export const datetimeRuleProcessorSpEL = getDatetimeRuleProcessorSpEL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `jsonata`, on date-fns: numbers by `$toMillis`; a row without a string in the
 * field isn't selected.
 */
export const datetimeRuleProcessorJSONata = getDatetimeRuleProcessorJSONata(rqbDateTimeLibraryAPI);

/** Rule processor for `elasticsearch`, on date-fns: ISO strings. */
export const datetimeRuleProcessorElasticSearch =
  getDatetimeRuleProcessorElasticSearch(rqbDateTimeLibraryAPI);

/** Rule processor for `ldap`, on date-fns: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
export const datetimeRuleProcessorLDAP = getDatetimeRuleProcessorLDAP(rqbDateTimeLibraryAPI);

/** Rule processor for `prisma`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorPrisma = getDatetimeRuleProcessorPrisma(rqbDateTimeLibraryAPI);

/** Rule processor for `sequelize`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorSequelize =
  getDatetimeRuleProcessorSequelize(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `drizzle`, on date-fns: `Date` objects for columns that map to them, ISO
 * strings for others.
 */
export const datetimeRuleProcessorDrizzle = getDatetimeRuleProcessorDrizzle(rqbDateTimeLibraryAPI);

/** Rule processor for `tanstack_db`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorTanStackDB =
  getDatetimeRuleProcessorTanStackDB(rqbDateTimeLibraryAPI);

/** Rule processor for `cypher` and `gql`, on date-fns: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
export const datetimeRuleProcessorCypher = getDatetimeRuleProcessorCypher(rqbDateTimeLibraryAPI);

/** Rule processor for `sparql`, on date-fns: typed literals, such as `"2026-03-01"^^xsd:date`. */
export const datetimeRuleProcessorSPARQL = getDatetimeRuleProcessorSPARQL(rqbDateTimeLibraryAPI);

/** Rule processor for `gremlin`, on date-fns: `datetime('…')`; `between` includes both bounds. */
export const datetimeRuleProcessorGremlin = getDatetimeRuleProcessorGremlin(rqbDateTimeLibraryAPI);

/** Rule processor for `natural_language`, on date-fns: dates in words, through `Intl`. */
export const datetimeRuleProcessorNL = getDatetimeRuleProcessorNL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `ansi`, on date-fns. */
export const datetimeValueProcessorANSI = getDatetimeValueProcessorANSI(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mssql`, on date-fns. */
export const datetimeValueProcessorMSSQL = getDatetimeValueProcessorMSSQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mysql`, on date-fns. */
export const datetimeValueProcessorMySQL = getDatetimeValueProcessorMySQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `oracle`, on date-fns. */
export const datetimeValueProcessorOracle = getDatetimeValueProcessorOracle(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `postgresql`, on date-fns. */
export const datetimeValueProcessorPostgreSQL =
  getDatetimeValueProcessorPostgreSQL(rqbDateTimeLibraryAPI);
