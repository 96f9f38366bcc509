import { dateFnsCalendar } from './calendars/date-fns.ts';
import * as make from './index.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by date-fns. Weeks start on Sunday, patterns are Unicode tokens such as `yyyy-MM-dd`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI(dateFnsCalendar);

/** Operations for json-logic-js, on date-fns. */
export const jsonLogicDateTimeOperations =
  make.getDatetimeJsonLogicOperations(rqbDateTimeLibraryAPI);

/** Rule processor for `sql`, on date-fns: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
export const datetimeRuleProcessorSQL = make.getDatetimeRuleProcessorSQL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `parameterized` and `parameterized_named`, on date-fns: ISO strings as
 * parameters.
 */
export const datetimeRuleProcessorParameterized =
  make.getDatetimeRuleProcessorParameterized(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb`, on date-fns: ISO strings. */
export const datetimeRuleProcessorMongoDB =
  make.getDatetimeRuleProcessorMongoDB(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb_query`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorMongoDBQuery =
  make.getDatetimeRuleProcessorMongoDBQuery(rqbDateTimeLibraryAPI);

/** Rule processor for `cel`, on date-fns: `timestamp("…")`. */
export const datetimeRuleProcessorCEL = make.getDatetimeRuleProcessorCEL(rqbDateTimeLibraryAPI);

/** Rule processor for `spel`, on date-fns: ISO strings. */
export const datetimeRuleProcessorSpEL = make.getDatetimeRuleProcessorSpEL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `jsonata`, on date-fns: numbers by `$toMillis`; a row without a string in the
 * field isn't selected.
 */
export const datetimeRuleProcessorJSONata =
  make.getDatetimeRuleProcessorJSONata(rqbDateTimeLibraryAPI);

/** Rule processor for `elasticsearch`, on date-fns: ISO strings. */
export const datetimeRuleProcessorElasticSearch =
  make.getDatetimeRuleProcessorElasticSearch(rqbDateTimeLibraryAPI);

/** Rule processor for `ldap`, on date-fns: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
export const datetimeRuleProcessorLDAP = make.getDatetimeRuleProcessorLDAP(rqbDateTimeLibraryAPI);

/** Rule processor for `prisma`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorPrisma =
  make.getDatetimeRuleProcessorPrisma(rqbDateTimeLibraryAPI);

/** Rule processor for `sequelize`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorSequelize =
  make.getDatetimeRuleProcessorSequelize(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `drizzle`, on date-fns: `Date` objects for columns that map to them, ISO
 * strings for others.
 */
export const datetimeRuleProcessorDrizzle =
  make.getDatetimeRuleProcessorDrizzle(rqbDateTimeLibraryAPI);

/** Rule processor for `tanstack_db`, on date-fns: `Date` objects. */
export const datetimeRuleProcessorTanStackDB =
  make.getDatetimeRuleProcessorTanStackDB(rqbDateTimeLibraryAPI);

/** Rule processor for `cypher` and `gql`, on date-fns: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
export const datetimeRuleProcessorCypher =
  make.getDatetimeRuleProcessorCypher(rqbDateTimeLibraryAPI);

/** Rule processor for `sparql`, on date-fns: typed literals, such as `"2026-03-01"^^xsd:date`. */
export const datetimeRuleProcessorSPARQL =
  make.getDatetimeRuleProcessorSPARQL(rqbDateTimeLibraryAPI);

/** Rule processor for `gremlin`, on date-fns: `datetime('…')`; `between` includes both bounds. */
export const datetimeRuleProcessorGremlin =
  make.getDatetimeRuleProcessorGremlin(rqbDateTimeLibraryAPI);

/** Rule processor for `natural_language`, on date-fns: dates in words, through `Intl`. */
export const datetimeRuleProcessorNL = make.getDatetimeRuleProcessorNL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `ansi`, on date-fns. */
export const datetimeValueProcessorANSI = make.getDatetimeValueProcessorANSI(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mssql`, on date-fns. */
export const datetimeValueProcessorMSSQL =
  make.getDatetimeValueProcessorMSSQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mysql`, on date-fns. */
export const datetimeValueProcessorMySQL =
  make.getDatetimeValueProcessorMySQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `oracle`, on date-fns. */
export const datetimeValueProcessorOracle =
  make.getDatetimeValueProcessorOracle(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `postgresql`, on date-fns. */
export const datetimeValueProcessorPostgreSQL =
  make.getDatetimeValueProcessorPostgreSQL(rqbDateTimeLibraryAPI);
