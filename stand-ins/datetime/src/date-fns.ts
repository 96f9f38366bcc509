import { bindLibrary } from './bind.ts';
import { dateFnsCalendar } from './calendars/date-fns.ts';
import { createLibraryAPI } from './libraryAPI.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by date-fns. Weeks start on Sunday, patterns are Unicode tokens such as `yyyy-MM-dd`. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = createLibraryAPI(dateFnsCalendar);

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
