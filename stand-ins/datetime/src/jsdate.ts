import { jsDateAPI } from './calendars/jsdate.ts';
import * as make from './index.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by the built-in `Date`. Weeks start on Sunday. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = jsDateAPI;

/** Operations for json-logic-js, on the built-in `Date`. */
export const jsonLogicDateTimeOperations =
  make.getDatetimeJsonLogicOperations(rqbDateTimeLibraryAPI);

/** Rule processor for `sql`, on the built-in `Date`: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
export const datetimeRuleProcessorSQL = make.getDatetimeRuleProcessorSQL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `parameterized` and `parameterized_named`, on the built-in `Date`: ISO strings
 * as parameters.
 */
export const datetimeRuleProcessorParameterized =
  make.getDatetimeRuleProcessorParameterized(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorMongoDB =
  make.getDatetimeRuleProcessorMongoDB(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb_query`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorMongoDBQuery =
  make.getDatetimeRuleProcessorMongoDBQuery(rqbDateTimeLibraryAPI);

/** Rule processor for `cel`, on the built-in `Date`: `timestamp("…")`. */
export const datetimeRuleProcessorCEL = make.getDatetimeRuleProcessorCEL(rqbDateTimeLibraryAPI);

/** Rule processor for `spel`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorSpEL = make.getDatetimeRuleProcessorSpEL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `jsonata`, on the built-in `Date`: numbers by `$toMillis`; a row without a
 * string in the field isn't selected.
 */
export const datetimeRuleProcessorJSONata =
  make.getDatetimeRuleProcessorJSONata(rqbDateTimeLibraryAPI);

/** Rule processor for `elasticsearch`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorElasticSearch =
  make.getDatetimeRuleProcessorElasticSearch(rqbDateTimeLibraryAPI);

/** Rule processor for `ldap`, on the built-in `Date`: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
export const datetimeRuleProcessorLDAP = make.getDatetimeRuleProcessorLDAP(rqbDateTimeLibraryAPI);

/** Rule processor for `prisma`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorPrisma =
  make.getDatetimeRuleProcessorPrisma(rqbDateTimeLibraryAPI);

/** Rule processor for `sequelize`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorSequelize =
  make.getDatetimeRuleProcessorSequelize(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `drizzle`, on the built-in `Date`: `Date` objects for columns that map to
 * them, ISO strings for others.
 */
export const datetimeRuleProcessorDrizzle =
  make.getDatetimeRuleProcessorDrizzle(rqbDateTimeLibraryAPI);

/** Rule processor for `tanstack_db`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorTanStackDB =
  make.getDatetimeRuleProcessorTanStackDB(rqbDateTimeLibraryAPI);

/** Rule processor for `cypher` and `gql`, on the built-in `Date`: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
export const datetimeRuleProcessorCypher =
  make.getDatetimeRuleProcessorCypher(rqbDateTimeLibraryAPI);

/** Rule processor for `sparql`, on the built-in `Date`: typed literals, such as `"2026-03-01"^^xsd:date`. */
export const datetimeRuleProcessorSPARQL =
  make.getDatetimeRuleProcessorSPARQL(rqbDateTimeLibraryAPI);

/** Rule processor for `gremlin`, on the built-in `Date`: `datetime('…')`; `between` includes both bounds. */
export const datetimeRuleProcessorGremlin =
  make.getDatetimeRuleProcessorGremlin(rqbDateTimeLibraryAPI);

/** Rule processor for `natural_language`, on the built-in `Date`: dates in words, through `Intl`. */
export const datetimeRuleProcessorNL = make.getDatetimeRuleProcessorNL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `ansi`, on the built-in `Date`. */
export const datetimeValueProcessorANSI = make.getDatetimeValueProcessorANSI(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mssql`, on the built-in `Date`. */
export const datetimeValueProcessorMSSQL =
  make.getDatetimeValueProcessorMSSQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mysql`, on the built-in `Date`. */
export const datetimeValueProcessorMySQL =
  make.getDatetimeValueProcessorMySQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `oracle`, on the built-in `Date`. */
export const datetimeValueProcessorOracle =
  make.getDatetimeValueProcessorOracle(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `postgresql`, on the built-in `Date`. */
export const datetimeValueProcessorPostgreSQL =
  make.getDatetimeValueProcessorPostgreSQL(rqbDateTimeLibraryAPI);
