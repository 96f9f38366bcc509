import * as make from './index.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/**
 * What the root makes of a date library. Each entry destructures it, so that its exports have the comments of
 * these properties.
 */
export const bindLibrary = (api: RQBDateTimeLibraryAPI) => ({
  /** Operations for json-logic-js. */
  jsonLogicDateTimeOperations: make.getDatetimeJsonLogicOperations(api),

  /** Rule processor for `sql`: the preset's literals, such as `date'2026-03-01'`; relative dates become the database's own arithmetic. */
  datetimeRuleProcessorSQL: make.getDatetimeRuleProcessorSQL(api),

  /** Rule processor for `parameterized` and `parameterized_named`: ISO strings as parameters. */
  datetimeRuleProcessorParameterized: make.getDatetimeRuleProcessorParameterized(api),

  /** Rule processor for `mongodb`: ISO strings. */
  datetimeRuleProcessorMongoDB: make.getDatetimeRuleProcessorMongoDB(api),

  /** Rule processor for `mongodb_query`: `Date` objects. */
  datetimeRuleProcessorMongoDBQuery: make.getDatetimeRuleProcessorMongoDBQuery(api),

  /** Rule processor for `cel`: `timestamp("…")`. */
  datetimeRuleProcessorCEL: make.getDatetimeRuleProcessorCEL(api),

  /** Rule processor for `spel`: ISO strings. */
  datetimeRuleProcessorSpEL: make.getDatetimeRuleProcessorSpEL(api),

  /** Rule processor for `jsonata`: numbers by `$toMillis`; a row without a string in the field isn't selected. */
  datetimeRuleProcessorJSONata: make.getDatetimeRuleProcessorJSONata(api),

  /** Rule processor for `elasticsearch`: ISO strings. */
  datetimeRuleProcessorElasticSearch: make.getDatetimeRuleProcessorElasticSearch(api),

  /** Rule processor for `ldap`: generalized time, such as `20260301143000.000Z`; `<` and `>` are strict. */
  datetimeRuleProcessorLDAP: make.getDatetimeRuleProcessorLDAP(api),

  /** Rule processor for `prisma`: `Date` objects. */
  datetimeRuleProcessorPrisma: make.getDatetimeRuleProcessorPrisma(api),

  /** Rule processor for `sequelize`: `Date` objects. */
  datetimeRuleProcessorSequelize: make.getDatetimeRuleProcessorSequelize(api),

  /** Rule processor for `drizzle`: `Date` objects for columns that map to them, ISO strings for others. */
  datetimeRuleProcessorDrizzle: make.getDatetimeRuleProcessorDrizzle(api),

  /** Rule processor for `tanstack_db`: `Date` objects. */
  datetimeRuleProcessorTanStackDB: make.getDatetimeRuleProcessorTanStackDB(api),

  /** Rule processor for `cypher` and `gql`: `date('…')` and `datetime('…')`, in GQL `zoned_datetime('…')`. */
  datetimeRuleProcessorCypher: make.getDatetimeRuleProcessorCypher(api),

  /** Rule processor for `sparql`: typed literals, such as `"2026-03-01"^^xsd:date`. */
  datetimeRuleProcessorSPARQL: make.getDatetimeRuleProcessorSPARQL(api),

  /** Rule processor for `gremlin`: `datetime('…')`; `between` includes both bounds. */
  datetimeRuleProcessorGremlin: make.getDatetimeRuleProcessorGremlin(api),

  /** Rule processor for `natural_language`: dates in words, through `Intl`. */
  datetimeRuleProcessorNL: make.getDatetimeRuleProcessorNL(api),

  /** Value processor for the SQL preset `ansi`. */
  datetimeValueProcessorANSI: make.getDatetimeValueProcessorANSI(api),

  /** Value processor for the SQL preset `mssql`. */
  datetimeValueProcessorMSSQL: make.getDatetimeValueProcessorMSSQL(api),

  /** Value processor for the SQL preset `mysql`. */
  datetimeValueProcessorMySQL: make.getDatetimeValueProcessorMySQL(api),

  /** Value processor for the SQL preset `oracle`. */
  datetimeValueProcessorOracle: make.getDatetimeValueProcessorOracle(api),

  /** Value processor for the SQL preset `postgresql`. */
  datetimeValueProcessorPostgreSQL: make.getDatetimeValueProcessorPostgreSQL(api),
});
