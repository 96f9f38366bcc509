import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder';
import type { DemoFormat, FormatParser, Parse } from './format.ts';

const placeholders = [
  'placeholderFieldName',
  'placeholderOperatorName',
  'placeholderValueName',
] as const;
const values = ['parseNumbers', ...placeholders] as const;
const ranges = [...values, 'preserveValueOrder'] as const;
const sqlOptions = [
  ...values,
  'preset',
  'quoteFieldNamesWith',
  'concatOperator',
  'paramPrefix',
  'fallbackExpression',
] as const;

const cypherParser = {
  path: 'parseCypher',
  peer: 'chevrotain',
  isFull: false,
  faults: 'brackets',
  conditions: 'words',
  note: 'Parameters, NOT x CONTAINS y, and values on the left of a comparison empty the whole query.',
} as const satisfies Partial<FormatParser>;

const table = [
  {
    id: 'sql',
    label: 'SQL',
    group: 'SQL',
    options: [...sqlOptions, 'fieldIdentifierSeparator', 'quoteValuesWith', 'preserveValueOrder'],
    datetime: 'datetimeRuleProcessorSQL',
    note: 'Values stand in the text: for people and logs. Give a database parameters.',
    parser: {
      name: 'parseSQL',
      isFull: true,
      options: ['parseParameters'],
      faults: 'sql',
      conditions: 'sql',
      note: 'A condition, a WHERE clause or a SELECT statement. Function calls are dropped.',
      load: async () => (await import('react-querybuilder/parseSQL')).parseSQL as Parse,
    },
  },
  {
    id: 'parameterized',
    label: 'SQL with parameters',
    group: 'SQL',
    options: [...sqlOptions, 'numberedParams'],
    datetime: 'datetimeRuleProcessorParameterized',
  },
  {
    id: 'parameterized_named',
    label: 'SQL with named parameters',
    group: 'SQL',
    options: [...sqlOptions, 'paramsKeepPrefix'],
    datetime: 'datetimeRuleProcessorParameterized',
  },
  { id: 'json_without_ids', label: 'JSON', group: 'Other', options: ['parseNumbers'] },
  { id: 'json', label: 'JSON with ids', group: 'Other', options: ['parseNumbers'] },
  {
    id: 'mongodb_query',
    label: 'MongoDB',
    group: 'Documents',
    options: ranges,
    datetime: 'datetimeRuleProcessorMongoDBQuery',
    note: 'A comparison of two fields works in MongoDB only within $expr: choose the rule processor.',
    parser: {
      id: 'mongodb',
      name: 'parseMongoDB',
      isFull: true,
      options: ['preventOperatorNegation'],
      faults: 'json',
      conditions: 'mongodb',
      note: 'JSON. $nor, $exists, $elemMatch and $where are dropped.',
      load: async () => (await import('react-querybuilder/parseMongoDB')).parseMongoDB as Parse,
    },
  },
  {
    id: 'mongodb',
    label: 'MongoDB as text',
    group: 'Documents',
    isSpecial: true,
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorMongoDB',
    note: 'Deprecated: the object of MongoDB as JSON text.',
  },
  {
    id: 'elasticsearch',
    label: 'Elasticsearch',
    group: 'Documents',
    options: ranges,
    datetime: 'datetimeRuleProcessorElasticSearch',
    note: '“Not” over a group of several rules says too much.',
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    group: 'Rules',
    options: ranges,
    datetime: 'datetimeRuleProcessorJsonLogic',
    note: 'Register jsonLogicAdditionalOperators with the engine: it lacks startsWith and endsWith.',
    parser: {
      name: 'parseJsonLogic',
      isFull: true,
      faults: 'json',
      conditions: 'jsonlogic',
      note: 'JSON. Unknown operations are dropped.',
      load: async () => (await import('react-querybuilder/parseJsonLogic')).parseJsonLogic as Parse,
    },
  },
  {
    id: 'cel',
    label: 'CEL',
    group: 'Rules',
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorCEL',
    parser: {
      name: 'parseCEL',
      isFull: true,
      faults: 'cel',
      conditions: 'signs',
      note: 'A range comes back as two rules. Calls such as size(x) are dropped.',
      load: async () => (await import('react-querybuilder/parseCEL')).parseCEL as Parse,
    },
  },
  {
    id: 'spel',
    label: 'SpEL',
    group: 'Rules',
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorSpEL',
    note: "A quote in a text is written as \\'; Spring wants it doubled: choose the rule processor.",
    parser: {
      name: 'parseSpEL',
      peer: 'spel2js',
      isFull: true,
      faults: 'spel',
      conditions: 'spel',
      note: "Regular expressions lose ^ and $ only. A quote written as \\' is refused.",
      load: async () => (await import('react-querybuilder/parseSpEL')).parseSpEL as Parse,
    },
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    group: 'Rules',
    options: [...ranges, 'quoteFieldNamesWith', 'fieldIdentifierSeparator', 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorJSONata',
    parser: {
      name: 'parseJSONata',
      peer: 'jsonata',
      isFull: true,
      faults: 'jsonata',
      conditions: 'jsonata',
      note: '“Begins with” comes back as “contains”, with a regular expression as its value.',
      load: async () => (await import('react-querybuilder/parseJSONata')).parseJSONata as Parse,
    },
  },
  {
    id: 'prisma',
    label: 'Prisma',
    group: 'ORM',
    options: ranges,
    datetime: 'datetimeRuleProcessorPrisma',
    note: '“Not” on a nested group is lost, and a comparison of two fields is left out.',
  },
  {
    id: 'drizzle',
    label: 'Drizzle',
    group: 'ORM',
    isSpecial: true,
    options: [...ranges, 'preset'],
    datetime: 'datetimeRuleProcessorDrizzle',
    note: 'drizzle-orm is not part of this page: stand-ins for its operators write down how they are called.',
  },
  {
    id: 'sequelize',
    label: 'Sequelize',
    group: 'ORM',
    isSpecial: true,
    options: ranges,
    datetime: 'datetimeRuleProcessorSequelize',
    note: 'sequelize is not part of this page: stand-ins for Op, col and fn write down how they are used.',
  },
  {
    id: 'tanstack_db',
    label: 'TanStack DB',
    group: 'ORM',
    isSpecial: true,
    options: ranges,
    datetime: 'datetimeRuleProcessorTanStackDB',
    note: '@tanstack/db is not part of this page: stand-ins for its operators write down how they are called.',
  },
  {
    id: 'ldap',
    label: 'LDAP',
    group: 'Documents',
    options: [...placeholders, 'preserveValueOrder', 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorLDAP',
    note: '“Is null” says the reverse: choose the rule processor. “Less” becomes “at most”.',
  },
  {
    id: 'cypher',
    label: 'Cypher',
    group: 'Graphs',
    options: [...values, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorCypher',
    parser: {
      ...cypherParser,
      name: 'parseCypher',
      load: async () => (await import('react-querybuilder/parseCypher')).parseCypher as Parse,
    },
  },
  {
    id: 'gql',
    label: 'GQL',
    group: 'Graphs',
    options: [...values, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorCypher',
    note: 'The same text as Cypher, letter for letter.',
    parser: {
      ...cypherParser,
      name: 'parseGQL',
      load: async () => (await import('react-querybuilder/parseCypher')).parseGQL as Parse,
    },
  },
  {
    id: 'sparql',
    label: 'SPARQL',
    group: 'Graphs',
    options: [...values, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorSPARQL',
    parser: {
      name: 'parseSPARQL',
      peer: '@traqula/parser-sparql-1-2',
      isFull: false,
      fieldPrefix: '?',
      faults: 'brackets',
      conditions: 'signs',
      note: 'An expression or a SELECT query. IN is dropped. The question mark of a known field is taken off.',
      load: async () => (await import('react-querybuilder/parseSPARQL')).parseSPARQL as Parse,
    },
  },
  {
    id: 'gremlin',
    label: 'Gremlin',
    group: 'Graphs',
    options: values,
    datetime: 'datetimeRuleProcessorGremlin',
    note: '“Or” and “not” are lost at the root: put the rules into a group.',
    parser: {
      name: 'parseGremlin',
      isFull: false,
      faults: 'brackets',
      conditions: 'gremlin',
      note: 'The steps has and hasNot. All others are dropped, nested groups with them.',
      load: async () => (await import('react-querybuilder/parseGremlin')).parseGremlin as Parse,
    },
  },
  {
    id: 'natural_language',
    label: 'Natural language',
    group: 'Other',
    options: [
      ...ranges,
      'language',
      'wordOrder',
      'quoteFieldNamesWith',
      'fieldIdentifierSeparator',
      'quoteValuesWith',
      'fallbackExpression',
    ],
    datetime: 'datetimeRuleProcessorNL',
  },
  {
    id: 'diagnostics',
    label: 'Diagnostics',
    group: 'Other',
    isSpecial: true,
    options: placeholders,
    note: 'No language: what is wrong with the query, and where.',
  },
] as const satisfies readonly DemoFormat[];

export type FormatId = (typeof table)[number]['id'];

type Format = DemoFormat & { readonly id: FormatId };

/** All formats of the release in the order in which they are offered. */
export const formats: readonly Format[] = table;

/** The row of a format. */
export const formatOf = (id: FormatId): Format => formats.find((row) => row.id === id) as Format;

/** The formats that are text or plain data without any further package. */
export const commonFormats = formats.filter(({ isSpecial }) => !isSpecial);

/**
 * A query as text in one of the formats; objects are written as indented JSON.
 *
 * @param query - The query to write.
 * @param format - Id of a row of `commonFormats`.
 * @param fields - Fields of the query; number fields are written as numbers.
 */
export function exportQuery(query: RuleGroupType, format: FormatId, fields: Field[]): string {
  const output: unknown = formatQuery(query, { format, fields, parseNumbers: 'strict-limited' });
  if (typeof output !== 'string') return JSON.stringify(output, null, 2);
  return format === 'json_without_ids' ? JSON.stringify(JSON.parse(output), null, 2) : output;
}
