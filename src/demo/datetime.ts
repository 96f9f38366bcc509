import type { RuleProcessor } from 'react-querybuilder';
import type { FormatId } from './formats.ts';

/** The add-on for dates, on the built-in `Date`. */
export type Datetime = typeof import('@react-querybuilder/datetime/jsdate');

/** Where the call imports it from. */
export const datetimePath = '@react-querybuilder/datetime/jsdate';

/** The add-on's rule processor of each format that has a notion of dates. */
const datetimeProcessors = {
  sql: 'datetimeRuleProcessorSQL',
  parameterized: 'datetimeRuleProcessorParameterized',
  parameterized_named: 'datetimeRuleProcessorParameterized',
  mongodb: 'datetimeRuleProcessorMongoDB',
  mongodb_query: 'datetimeRuleProcessorMongoDBQuery',
  elasticsearch: 'datetimeRuleProcessorElasticSearch',
  jsonlogic: 'datetimeRuleProcessorJsonLogic',
  cel: 'datetimeRuleProcessorCEL',
  spel: 'datetimeRuleProcessorSpEL',
  jsonata: 'datetimeRuleProcessorJSONata',
  prisma: 'datetimeRuleProcessorPrisma',
  drizzle: 'datetimeRuleProcessorDrizzle',
  sequelize: 'datetimeRuleProcessorSequelize',
  tanstack_db: 'datetimeRuleProcessorTanStackDB',
  ldap: 'datetimeRuleProcessorLDAP',
  cypher: 'datetimeRuleProcessorCypher',
  gql: 'datetimeRuleProcessorCypher',
  sparql: 'datetimeRuleProcessorSPARQL',
  gremlin: 'datetimeRuleProcessorGremlin',
  natural_language: 'datetimeRuleProcessorNL',
} as const satisfies Partial<Record<FormatId, keyof Datetime>>;

type ProcessorName = (typeof datetimeProcessors)[keyof typeof datetimeProcessors];

/** The name of a format's processor; none where the format knows no dates. */
export const datetimeNameOf = (format: string): ProcessorName | undefined =>
  (datetimeProcessors as Partial<Record<string, ProcessorName>>)[format];

/** A format's processor; none where the format knows no dates. */
export function datetimeProcessorOf(datetime: Datetime, format: string): RuleProcessor | undefined {
  const name = datetimeNameOf(format);
  return name && datetime[name];
}

/** Fetches the add-on. */
export const loadDatetime = (): Promise<Datetime> => import('@react-querybuilder/datetime/jsdate');
