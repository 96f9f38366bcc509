import { jsDateAPI } from './calendars/jsdate.ts';
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
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by the built-in `Date`. Weeks start on Sunday. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = jsDateAPI;

/** Operations for json-logic-js, on the built-in `Date`. */
export const jsonLogicDateTimeOperations = getDatetimeJsonLogicOperations(rqbDateTimeLibraryAPI);

/** Rule processor for `sql`, on the built-in `Date`: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
export const datetimeRuleProcessorSQL = getDatetimeRuleProcessorSQL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `parameterized` and `parameterized_named`, on the built-in `Date`: ISO strings
 * as parameters.
 */
export const datetimeRuleProcessorParameterized =
  getDatetimeRuleProcessorParameterized(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorMongoDB = getDatetimeRuleProcessorMongoDB(rqbDateTimeLibraryAPI);

/** Rule processor for `mongodb_query`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorMongoDBQuery =
  getDatetimeRuleProcessorMongoDBQuery(rqbDateTimeLibraryAPI);

/** Rule processor for `cel`, on the built-in `Date`: `timestamp("…")`. */
export const datetimeRuleProcessorCEL = getDatetimeRuleProcessorCEL(rqbDateTimeLibraryAPI);

/** Rule processor for `spel`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorSpEL = getDatetimeRuleProcessorSpEL(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `jsonata`, on the built-in `Date`: numbers by `$toMillis`; a row without a
 * string in the field isn't selected.
 */
export const datetimeRuleProcessorJSONata = getDatetimeRuleProcessorJSONata(rqbDateTimeLibraryAPI);

/** Rule processor for `elasticsearch`, on the built-in `Date`: ISO strings. */
export const datetimeRuleProcessorElasticSearch =
  getDatetimeRuleProcessorElasticSearch(rqbDateTimeLibraryAPI);

/** Rule processor for `ldap`, on the built-in `Date`: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
export const datetimeRuleProcessorLDAP = getDatetimeRuleProcessorLDAP(rqbDateTimeLibraryAPI);

/** Rule processor for `prisma`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorPrisma = getDatetimeRuleProcessorPrisma(rqbDateTimeLibraryAPI);

/** Rule processor for `sequelize`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorSequelize =
  getDatetimeRuleProcessorSequelize(rqbDateTimeLibraryAPI);

/**
 * Rule processor for `drizzle`, on the built-in `Date`: `Date` objects for columns that map to
 * them, ISO strings for others.
 */
export const datetimeRuleProcessorDrizzle = getDatetimeRuleProcessorDrizzle(rqbDateTimeLibraryAPI);

/** Rule processor for `tanstack_db`, on the built-in `Date`: `Date` objects. */
export const datetimeRuleProcessorTanStackDB =
  getDatetimeRuleProcessorTanStackDB(rqbDateTimeLibraryAPI);

/** Rule processor for `cypher` and `gql`, on the built-in `Date`: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
export const datetimeRuleProcessorCypher = getDatetimeRuleProcessorCypher(rqbDateTimeLibraryAPI);

/** Rule processor for `sparql`, on the built-in `Date`: typed literals, such as `"2026-03-01"^^xsd:date`. */
export const datetimeRuleProcessorSPARQL = getDatetimeRuleProcessorSPARQL(rqbDateTimeLibraryAPI);

/** Rule processor for `gremlin`, on the built-in `Date`: `datetime('…')`; `between` includes both bounds. */
export const datetimeRuleProcessorGremlin = getDatetimeRuleProcessorGremlin(rqbDateTimeLibraryAPI);

/** Rule processor for `natural_language`, on the built-in `Date`: dates in words, through `Intl`. */
export const datetimeRuleProcessorNL = getDatetimeRuleProcessorNL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `ansi`, on the built-in `Date`. */
export const datetimeValueProcessorANSI = getDatetimeValueProcessorANSI(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mssql`, on the built-in `Date`. */
export const datetimeValueProcessorMSSQL = getDatetimeValueProcessorMSSQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `mysql`, on the built-in `Date`. */
export const datetimeValueProcessorMySQL = getDatetimeValueProcessorMySQL(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `oracle`, on the built-in `Date`. */
export const datetimeValueProcessorOracle = getDatetimeValueProcessorOracle(rqbDateTimeLibraryAPI);

/** Value processor for the SQL preset `postgresql`, on the built-in `Date`. */
export const datetimeValueProcessorPostgreSQL =
  getDatetimeValueProcessorPostgreSQL(rqbDateTimeLibraryAPI);
