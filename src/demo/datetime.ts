import type { RuleProcessor } from 'react-querybuilder';
import type { FormatId } from './formats.ts';

type JsonLogicName = 'datetimeRuleProcessorJsonLogic';

/** The add-on's processors: on the built-in `Date`, apart from the one that needs no date library. */
export type Datetime = typeof import('@react-querybuilder/datetime/jsdate') &
  Pick<typeof import('@react-querybuilder/datetime'), JsonLogicName>;

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

/** Where a call imports a processor from. */
export const datetimePathOf = (name: ProcessorName): string =>
  name === ('datetimeRuleProcessorJsonLogic' satisfies JsonLogicName)
    ? '@react-querybuilder/datetime'
    : '@react-querybuilder/datetime/jsdate';

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
export async function loadDatetime(): Promise<Datetime> {
  const [bound, { datetimeRuleProcessorJsonLogic }] = await Promise.all([
    import('@react-querybuilder/datetime/jsdate'),
    import('@react-querybuilder/datetime'),
  ]);
  return { ...bound, datetimeRuleProcessorJsonLogic };
}
