import type { ExportOperatorMap, RuleProcessor, ValueProcessorByRule } from 'react-querybuilder';
import { createExpressionProcessor } from './formats/expressions.ts';
import { jsonLogicProcessor } from './formats/jsonLogic.ts';
import { createJsonLogicOperations } from './formats/jsonLogicOperations.ts';
import type { RQBJsonLogicDateTimeOperations } from './formats/jsonLogicTypes.ts';
import {
  createNLRuleProcessor,
  createNLValueProcessor,
  dateWords,
} from './formats/naturalLanguage.ts';
import { createValueFormatProcessor } from './formats/values.ts';
import { jsDateAPI } from './jsDateAPI.ts';
import { createSQLRuleProcessor } from './sql/ruleProcessor.ts';
import { createValueProcessor } from './sql/valueProcessor.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

export type {
  RQBDateTimeJsonLogic,
  RQBJsonLogicDateAfter,
  RQBJsonLogicDateBefore,
  RQBJsonLogicDateBetween,
  RQBJsonLogicDateIn,
  RQBJsonLogicDateNotBetween,
  RQBJsonLogicDateNotIn,
  RQBJsonLogicDateNotOn,
  RQBJsonLogicDateOn,
  RQBJsonLogicDateOnOrAfter,
  RQBJsonLogicDateOnOrBefore,
  RQBJsonLogicDateRelative,
  RQBJsonLogicDateTimeOperations,
} from './formats/jsonLogicTypes.ts';
export type {
  IsDateField,
  IsDateFieldFunction,
  RelativeDateTimeAnchor,
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
  RQBDateTimeLibraryAPI,
} from './types.ts';

/**
 * Makes a rule processor for the format `sql`. Dates are the preset's literals, such as
 * `date'2026-03-01'`; relative dates become the database's own arithmetic.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorSQL = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createSQLRuleProcessor(api);

/**
 * Makes a rule processor for the formats `parameterized` and `parameterized_named`. Dates are ISO
 * strings as parameters.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorParameterized = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('Parameterized', api);

/**
 * Makes a rule processor for the format `mongodb`. Dates are ISO strings.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorMongoDB = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('MongoDB', api);

/**
 * Makes a rule processor for the format `mongodb_query`. Dates are `Date` objects; a day
 * is midnight on the machine.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorMongoDBQuery = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('MongoDBQuery', api);

/**
 * Makes a rule processor for the format `cel`. Dates are `timestamp("…")`, for data with
 * timestamps; a day is midnight on the machine.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorCEL = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createExpressionProcessor('CEL', api);

/**
 * Makes a rule processor for the format `spel`. Dates are ISO strings.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorSpEL = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('SpEL', api);

/**
 * Makes a rule processor for the format `jsonata`. Dates are numbers by `$toMillis`; a row without
 * a string in the field isn't selected.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorJSONata = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createExpressionProcessor('JSONata', api);

/**
 * Makes a rule processor for the format `elasticsearch`. Dates are ISO strings.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorElasticSearch = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('ElasticSearch', api);

/**
 * Makes a rule processor for the format `ldap`. Dates are generalized time, such as
 * `20260301143000.000Z`; `<` and `>` are strict.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorLDAP = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('LDAP', api);

/**
 * Makes a rule processor for the format `prisma`. Dates are `Date` objects; a day is midnight on
 * the machine.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorPrisma = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('Prisma', api);

/**
 * Makes a rule processor for the format `sequelize`. Dates are `Date` objects; a day is
 * midnight on the machine.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorSequelize = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('Sequelize', api);

/**
 * Makes a rule processor for the format `drizzle`. Dates are `Date` objects, except for columns
 * that map to strings. A day is midnight on the machine, and midnight UTC for columns of days.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorDrizzle = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('Drizzle', api);

/**
 * Makes a rule processor for the format `tanstack_db`. Dates are `Date` objects; a day is
 * midnight on the machine.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorTanStackDB = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createValueFormatProcessor('TanStackDB', api);

/**
 * Makes a rule processor for the formats `cypher` and `gql`. Dates are `date('…')` and
 * `datetime('…')`, in GQL `zoned_datetime('…')`.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorCypher = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createExpressionProcessor('Cypher', api);

/**
 * Makes a rule processor for the format `sparql`. Dates are typed literals, such as
 * `"2026-03-01"^^xsd:date`.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorSPARQL = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createExpressionProcessor('SPARQL', api);

/**
 * Makes a rule processor for the format `gremlin`. Dates are `datetime('…')`; `between` includes
 * both bounds.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorGremlin = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createExpressionProcessor('Gremlin', api);

/**
 * Makes a rule processor for the format `natural_language`. Dates are in words, such as "Sunday, March
 * 1, 2026", by `locales`, `dateFormat`, and `dateTimeFormat` of the context.
 *
 * @returns the `ruleProcessor` for `formatQuery`; rules without a valid date and rules that aren't
 *   about dates go to the library's own processor
 */
export const getDatetimeRuleProcessorNL = (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  createNLRuleProcessor(api);

/**
 * Words of `natural_language` for rules about dates, such as "is before" instead of "is less than".
 * Pass your own as `operatorMap` of `formatQuery`.
 */
export const defaultDateTimeNLOperatorMap: ExportOperatorMap = dateWords;

/**
 * Value processor for the format `natural_language`; needs no date library. Dates are in words, by
 * `locales`, `dateFormat`, and `dateTimeFormat` of the context. Other values are as the library
 * writes them.
 */
export const datetimeValueProcessorNL: ValueProcessorByRule = createNLValueProcessor(jsDateAPI);

/**
 * Rule processor for the format `jsonlogic`; needs no date library. Dates are compared by
 * operations that you have to register before you evaluate the logic, see {@link
 * getDatetimeJsonLogicOperations}. Relative dates are resolved when the logic is evaluated.
 */
export const datetimeRuleProcessorJsonLogic: RuleProcessor = jsonLogicProcessor;

/**
 * Makes the operations that the logic of {@link datetimeRuleProcessorJsonLogic} calls.
 *
 * @returns functions by name, for `add_operation` of json-logic-js; a value that isn't a date never
 *   matches, not even "not on"
 */
export const getDatetimeJsonLogicOperations = (
  api: RQBDateTimeLibraryAPI,
): RQBJsonLogicDateTimeOperations => createJsonLogicOperations(api);

/**
 * Makes a value processor that writes dates as the SQL preset `ansi` and `sqlite` does.
 *
 * @returns the `valueProcessor` for `formatQuery`; values that aren't dates are as the
 *   library writes them
 */
export const getDatetimeValueProcessorANSI = (api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  createValueProcessor('ansi', api);

/**
 * Makes a value processor that writes dates as the SQL preset `mssql` does.
 *
 * @returns the `valueProcessor` for `formatQuery`; values that aren't dates are as the
 *   library writes them
 */
export const getDatetimeValueProcessorMSSQL = (api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  createValueProcessor('mssql', api);

/**
 * Makes a value processor that writes dates as the SQL preset `mysql` does.
 *
 * @returns the `valueProcessor` for `formatQuery`; values that aren't dates are as the
 *   library writes them
 */
export const getDatetimeValueProcessorMySQL = (api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  createValueProcessor('mysql', api);

/**
 * Makes a value processor that writes dates as the SQL preset `oracle` does.
 *
 * @returns the `valueProcessor` for `formatQuery`; values that aren't dates are as the
 *   library writes them
 */
export const getDatetimeValueProcessorOracle = (api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  createValueProcessor('oracle', api);

/**
 * Makes a value processor that writes dates as the SQL preset `postgresql` does.
 *
 * @returns the `valueProcessor` for `formatQuery`; values that aren't dates are as the
 *   library writes them
 */
export const getDatetimeValueProcessorPostgreSQL = (
  api: RQBDateTimeLibraryAPI,
): ValueProcessorByRule => createValueProcessor('postgresql', api);
