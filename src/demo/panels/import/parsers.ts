import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import type { SettingsOf } from '../../settings.ts';
import {
  bracketFault,
  celFault,
  type FindFault,
  jsonataFault,
  jsonFault,
  spelFault,
  sqlFault,
} from './faults.ts';
import { type Connectives, gremlinParts, jsonParts, type Part, textParts } from './parts.ts';
import type { importSettings } from './settings.ts';

export type ImportState = SettingsOf<typeof importSettings>;
export type ImportFormat = ImportState['format'];

/** Parsers have types of their own for each option; they read those that they know. */
export type Parse = (text: string, options: Record<string, unknown>) => RuleGroupTypeAny;

/** A language that queries are read from. */
export interface Parser {
  readonly id: ImportFormat;
  readonly label: string;
  /** The function, which is exported from the path of its name. */
  readonly name: string;
  /** The path where it differs from the name. */
  readonly path?: string;
  /** The format that `formatQuery` writes for it. */
  readonly format: ExportFormat;
  /** A package that must be installed beside the library. */
  readonly peer?: string;
  /** Options beside those of all. */
  readonly options: readonly ('parseParameters' | 'preventOperatorNegation')[];
  /** Heeds `fields`, `listsAsArrays`, `independentCombinators`, `bigIntOnOverflow`, `generateIDs`. */
  readonly isFull: boolean;
  readonly load: () => Promise<Parse>;
  readonly findFault: FindFault;
  /** Conditions that can be read one by one, to find those that are dropped. */
  readonly parts: (text: string) => Part[];
  /** What it drops, as tried. */
  readonly note: string;
}

const words = { join: /^(?:and|or|xor)$/i, not: /^not\s*(?=\()/i } as const satisfies Connectives;
const signs = { join: /^(?:&&|\|\|)$/, not: /^!\s*(?=\()/ } as const satisfies Connectives;
const withoutWhere = (text: string) => /^\s*(?:select\b.*?\bwhere|where)\b/is.exec(text)?.[0] ?? '';

/** Conditions of SQL-like texts, after the words that lead up to them. */
const clauseParts = (connectives: Connectives) => (text: string) => {
  const { length } = withoutWhere(text);
  return textParts(text.slice(length), connectives, length);
};

const cypher = {
  path: 'parseCypher',
  peer: 'chevrotain',
  options: [],
  isFull: false,
  findFault: bracketFault,
  parts: clauseParts(words),
  note: 'Parameters, NOT x CONTAINS y, and values on the left of a comparison empty the whole query.',
} as const;

/** The parsers in the order in which they are offered. */
export const parsers: readonly Parser[] = [
  {
    id: 'sql',
    label: 'SQL',
    name: 'parseSQL',
    format: 'sql',
    options: ['parseParameters'],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseSQL')).parseSQL as Parse,
    findFault: sqlFault,
    parts: clauseParts({ ...words, hasBetween: true }),
    note: 'A condition, a WHERE clause or a SELECT statement. Function calls are dropped.',
  },
  {
    id: 'mongodb',
    label: 'MongoDB',
    name: 'parseMongoDB',
    format: 'mongodb_query',
    options: ['preventOperatorNegation'],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseMongoDB')).parseMongoDB as Parse,
    findFault: jsonFault,
    parts: (text) => jsonParts(text, ['$and', '$or']),
    note: 'JSON. $nor, $exists, $elemMatch and $where are dropped.',
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    name: 'parseJsonLogic',
    format: 'jsonlogic',
    options: [],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseJsonLogic')).parseJsonLogic as Parse,
    findFault: jsonFault,
    parts: (text) => jsonParts(text, ['and', 'or']),
    note: 'JSON. Unknown operations are dropped.',
  },
  {
    id: 'spel',
    label: 'SpEL',
    name: 'parseSpEL',
    format: 'spel',
    peer: 'spel2js',
    options: [],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseSpEL')).parseSpEL as Parse,
    findFault: spelFault,
    parts: (text) => textParts(text, { join: words.join, not: /^(?:not|!)\s*(?=\()/i }),
    note: "Regular expressions lose ^ and $ only. A quote written as \\' is refused.",
  },
  {
    id: 'cel',
    label: 'CEL',
    name: 'parseCEL',
    format: 'cel',
    options: [],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseCEL')).parseCEL as Parse,
    findFault: celFault,
    parts: (text) => textParts(text, signs),
    note: 'A range comes back as two rules. Calls such as size(x) are dropped.',
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    name: 'parseJSONata',
    format: 'jsonata',
    peer: 'jsonata',
    options: [],
    isFull: true,
    load: async () => (await import('react-querybuilder/parseJSONata')).parseJSONata as Parse,
    findFault: jsonataFault,
    parts: (text) => textParts(text, { join: words.join, not: /^\$not\s*(?=\()/i }),
    note: '“Begins with” comes back as “contains”, with a regular expression as its value.',
  },
  {
    ...cypher,
    id: 'cypher',
    label: 'Cypher',
    name: 'parseCypher',
    format: 'cypher',
    load: async () => (await import('react-querybuilder/parseCypher')).parseCypher as Parse,
  },
  {
    ...cypher,
    id: 'gql',
    label: 'GQL',
    name: 'parseGQL',
    format: 'gql',
    load: async () => (await import('react-querybuilder/parseCypher')).parseGQL as Parse,
  },
  {
    id: 'sparql',
    label: 'SPARQL',
    name: 'parseSPARQL',
    format: 'sparql',
    peer: '@traqula/parser-sparql-1-2',
    options: [],
    isFull: false,
    load: async () => (await import('react-querybuilder/parseSPARQL')).parseSPARQL as Parse,
    findFault: bracketFault,
    parts: (text) => textParts(text, signs),
    note: 'An expression or a SELECT query. IN is dropped. The question mark of a known field is taken off.',
  },
  {
    id: 'gremlin',
    label: 'Gremlin',
    name: 'parseGremlin',
    format: 'gremlin',
    options: [],
    isFull: false,
    load: async () => (await import('react-querybuilder/parseGremlin')).parseGremlin as Parse,
    findFault: bracketFault,
    parts: gremlinParts,
    note: 'The steps has and hasNot. All others are dropped, nested groups with them.',
  },
];

/** The parser of a language. */
export const parserOf = (id: ImportFormat): Parser =>
  parsers.find((parser) => parser.id === id) as Parser;
