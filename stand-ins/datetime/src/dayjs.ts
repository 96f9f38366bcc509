import dayjs from 'dayjs';
import { bindLibrary } from './bind.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by Day.js. Weeks start as the locale of Day.js says, on Sunday by default; patterns are such as `YYYY-MM-DD`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI({
  format: (date, pattern) => dayjs(date).format(pattern),
  startOf: (date, unit) => dayjs(date).startOf(unit).toDate(),
  add: (date, amount, unit) => dayjs(date).add(amount, unit).toDate(),
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
