import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder';
import type { DemoFormat, LanguageParser, Parse } from './format.ts';

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
  faults: 'brackets',
  conditions: 'words',
  note: 'Parameters, a value on the left, or a field that starts with a keyword can leave the whole query empty.',
} as const satisfies Partial<LanguageParser>;

const table = [
  {
    id: 'sql',
    label: 'SQL',
    writesText: true,
    group: 'SQL',
    options: [...sqlOptions, 'fieldIdentifierSeparator', 'quoteValuesWith', 'preserveValueOrder'],
    datetime: 'datetimeRuleProcessorSQL',
    note: 'The SQL contains the values themselves, which suits people and logs. For a database, use parameters.',
    parser: {
      name: 'parseSQL',
      isFull: true,
      options: ['parseParameters'],
      faults: 'sql',
      conditions: 'sql',
      note: 'Enter a condition, a WHERE clause, or a SELECT statement. Function calls and all other clauses are dropped.',
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
  {
    id: 'json',
    label: 'JSON with ids',
    group: 'Other',
    options: ['parseNumbers'],
    parser: {
      label: 'JSON',
      name: 'JSON.parse',
      docs: 'utils/export#json',
      isJson: true,
      note: 'Enter a query as JSON, with or without ids. The query is kept as it is.',
    },
  },
  {
    id: 'mongodb_query',
    label: 'MongoDB',
    group: 'Documents',
    options: ranges,
    datetime: 'datetimeRuleProcessorMongoDBQuery',
    note: 'MongoDB compares two fields only within $expr. To export that, choose the rule processor.',
    parser: {
      id: 'mongodb',
      name: 'parseMongoDB',
      isFull: true,
      options: ['preventOperatorNegation'],
      faults: 'json',
      conditions: 'mongodb',
      note: 'Enter JSON. $nor, $exists, $elemMatch, and $where are dropped.',
      load: async () => (await import('react-querybuilder/parseMongoDB')).parseMongoDB as Parse,
    },
  },
  {
    id: 'mongodb',
    label: 'MongoDB as a string',
    group: 'Documents',
    isSpecial: true,
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorMongoDB',
    note: 'Deprecated. Returns the MongoDB object as a JSON string.',
  },
  {
    id: 'elasticsearch',
    label: 'Elasticsearch',
    group: 'Documents',
    options: ranges,
    datetime: 'datetimeRuleProcessorElasticSearch',
    note: '“Not” on a group of several rules excludes too many documents.',
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    group: 'Rules',
    options: ranges,
    datetime: 'datetimeRuleProcessorJsonLogic',
    note: 'JsonLogic engines lack startsWith and endsWith, so register jsonLogicAdditionalOperators.',
    parser: {
      name: 'parseJsonLogic',
      isFull: true,
      faults: 'json',
      conditions: 'jsonlogic',
      note: 'Enter JSON. Unknown operations are dropped.',
      load: async () => (await import('react-querybuilder/parseJsonLogic')).parseJsonLogic as Parse,
    },
  },
  {
    id: 'cel',
    label: 'CEL',
    writesText: true,
    group: 'Rules',
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorCEL',
    parser: {
      name: 'parseCEL',
      isFull: true,
      faults: 'cel',
      conditions: 'cel',
      note: 'A range is imported as two rules. Calls such as size(x) are dropped.',
      load: async () => (await import('react-querybuilder/parseCEL')).parseCEL as Parse,
    },
  },
  {
    id: 'spel',
    label: 'SpEL',
    writesText: true,
    group: 'Rules',
    options: [...ranges, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorSpEL',
    note: "A quote in a string is escaped as \\', but Spring expects it to be doubled. To fix that, choose the rule processor.",
    parser: {
      name: 'parseSpEL',
      peer: 'spel2js',
      isFull: true,
      faults: 'spel',
      conditions: 'spel',
      note: "Regular expressions lose only ^ and $. A quote escaped as \\' is rejected.",
      load: async () => (await import('react-querybuilder/parseSpEL')).parseSpEL as Parse,
    },
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    writesText: true,
    group: 'Rules',
    options: [...ranges, 'quoteFieldNamesWith', 'fieldIdentifierSeparator', 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorJSONata',
    parser: {
      name: 'parseJSONata',
      peer: 'jsonata',
      isFull: true,
      faults: 'jsonata',
      conditions: 'jsonata',
      note: '“Begins with” is imported as “contains” with a regular expression, which the demo keeps as text.',
      load: async () => (await import('react-querybuilder/parseJSONata')).parseJSONata as Parse,
    },
  },
  {
    id: 'prisma',
    label: 'Prisma',
    group: 'ORM',
    options: ranges,
    datetime: 'datetimeRuleProcessorPrisma',
    note: '“Not” on a nested group is lost, and comparisons of two fields are left out.',
  },
  {
    id: 'drizzle',
    label: 'Drizzle',
    group: 'ORM',
    isSpecial: true,
    options: [...ranges, 'preset'],
    datetime: 'datetimeRuleProcessorDrizzle',
    note: 'Stand-ins for the operators of drizzle-orm record how they’re called. The Results panel runs Drizzle itself.',
  },
  {
    id: 'sequelize',
    label: 'Sequelize',
    group: 'ORM',
    isSpecial: true,
    options: ranges,
    datetime: 'datetimeRuleProcessorSequelize',
    note: 'This page doesn’t include sequelize. Stand-ins for Op, col, and fn record how they’re used.',
  },
  {
    id: 'tanstack_db',
    label: 'TanStack DB',
    group: 'ORM',
    isSpecial: true,
    options: ranges,
    datetime: 'datetimeRuleProcessorTanStackDB',
    note: 'This page doesn’t include @tanstack/db. Stand-ins for its operators record how they’re called.',
  },
  {
    id: 'ldap',
    label: 'LDAP',
    writesText: true,
    group: 'Documents',
    options: [...placeholders, 'preserveValueOrder', 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorLDAP',
    note: '“Is null” is exported as its opposite. To fix that, choose the rule processor. “Less than” becomes “at most”.',
  },
  {
    id: 'cypher',
    label: 'Cypher',
    writesText: true,
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
    writesText: true,
    group: 'Graphs',
    options: [...values, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorCypher',
    note: 'The output is identical to Cypher.',
    parser: {
      ...cypherParser,
      name: 'parseGQL',
      load: async () => (await import('react-querybuilder/parseCypher')).parseGQL as Parse,
    },
  },
  {
    id: 'sparql',
    label: 'SPARQL',
    writesText: true,
    group: 'Graphs',
    options: [...values, 'fallbackExpression'],
    datetime: 'datetimeRuleProcessorSPARQL',
    parser: {
      name: 'parseSPARQL',
      peer: '@traqula/parser-sparql-1-2',
      fieldPrefix: '?',
      faults: 'brackets',
      conditions: 'sparql',
      note: 'Enter an expression or a SELECT query. IN is dropped. Known fields lose their question mark.',
      load: async () => (await import('react-querybuilder/parseSPARQL')).parseSPARQL as Parse,
    },
  },
  {
    id: 'gremlin',
    label: 'Gremlin',
    writesText: true,
    group: 'Graphs',
    options: values,
    datetime: 'datetimeRuleProcessorGremlin',
    note: '“Or” and “not” are lost at the root. To keep them, put the rules in a group.',
    parser: {
      name: 'parseGremlin',
      faults: 'brackets',
      conditions: 'gremlin',
      note: 'The parser reads the steps has and hasNot. All others are dropped, including nested groups.',
      load: async () => (await import('react-querybuilder/parseGremlin')).parseGremlin as Parse,
    },
  },
  {
    id: 'natural_language',
    label: 'Natural language',
    writesText: true,
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
    note: 'This isn’t a query language. It lists what’s wrong with the query, and where.',
  },
] as const satisfies readonly DemoFormat[];

export type FormatId = (typeof table)[number]['id'];

type Format = DemoFormat & { readonly id: FormatId };

/** All formats of the release in the order in which they are offered. */
export const formats: readonly Format[] = table;

export const formatOf = (id: FormatId): Format => formats.find((row) => row.id === id) as Format;

/** Where the docs explain a format, below the base path of a version. */
export const docsOfFormat = (id: FormatId): string => `utils/export#${id}`;

/** The formats that are text or plain data without any further package. */
export const commonFormats = formats.filter(({ isSpecial }) => !isSpecial);

/** A query as text in one of `commonFormats`: objects as indented JSON, and number fields as numbers. */
export function exportQuery(query: RuleGroupType, format: FormatId, fields: Field[]): string {
  const output: unknown = formatQuery(query, { format, fields, parseNumbers: 'strict-limited' });
  if (typeof output !== 'string') return JSON.stringify(output, null, 2);
  return format === 'json_without_ids' ? JSON.stringify(JSON.parse(output), null, 2) : output;
}
