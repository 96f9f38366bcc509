import { DateTime } from 'luxon';
import { bindLibrary } from './bind.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import { unicodePattern } from './patterns.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by Luxon. Weeks start on Monday, patterns are such as `yyyy-MM-dd`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI({
  format: (date, pattern) => DateTime.fromJSDate(date).toFormat(unicodePattern(pattern)),
  startOf: (date, unit) => DateTime.fromJSDate(date).startOf(unit).toJSDate(),
  add: (date, amount, unit) =>
    DateTime.fromJSDate(date)
      .plus({ [`${unit}s`]: amount })
      .toJSDate(),
});

export const {
  jsonLogicDateTimeOperations,
  datetimeRuleProcessorSQL,
  datetimeRuleProcessorParameterized,
  datetimeRuleProcessorMongoDB,
  datetimeRuleProcessorMongoDBQuery,
  datetimeRuleProcessorCEL,
  datetimeRuleProcessorSpEL,
  datetimeRuleProcessorJSONata,
  datetimeRuleProcessorElasticSearch,
  datetimeRuleProcessorLDAP,
  datetimeRuleProcessorPrisma,
  datetimeRuleProcessorSequelize,
  datetimeRuleProcessorDrizzle,
  datetimeRuleProcessorTanStackDB,
  datetimeRuleProcessorCypher,
  datetimeRuleProcessorSPARQL,
  datetimeRuleProcessorGremlin,
  datetimeRuleProcessorNL,
  datetimeValueProcessorANSI,
  datetimeValueProcessorMSSQL,
  datetimeValueProcessorMySQL,
  datetimeValueProcessorOracle,
  datetimeValueProcessorPostgreSQL,
} = bindLibrary(rqbDateTimeLibraryAPI);
