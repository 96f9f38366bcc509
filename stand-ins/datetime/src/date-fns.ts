import { add, format, startOfDay, startOfMonth, startOfWeek, startOfYear } from 'date-fns';
import { bindLibrary } from './bind.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import { unicodePattern } from './patterns.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

const starts = { day: startOfDay, week: startOfWeek, month: startOfMonth, year: startOfYear };

/** Dates by date-fns. Weeks start on Sunday, patterns are Unicode tokens such as `yyyy-MM-dd`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI({
  format: (date, pattern) => format(date, unicodePattern(pattern)),
  startOf: (date, unit) => starts[unit](date),
  add: (date, amount, unit) => add(date, { [`${unit}s`]: amount }),
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
