import { bindLibrary } from './bind.ts';
import { jsDateAPI } from './jsDateAPI.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/** Dates by the built-in `Date`. Weeks start on Sunday. */
export const rqbDateTimeLibraryAPI: RQBDateTimeLibraryAPI = jsDateAPI;

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
