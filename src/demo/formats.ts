import type { ExportFormat, Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder';

/** One way to write a query down. */
export interface DemoFormat {
  readonly id: ExportFormat;
  readonly label: string;
}

/** The formats that need no further package, in the order in which they are offered. */
export const formats = [
  { id: 'sql', label: 'SQL' },
  { id: 'parameterized', label: 'SQL with parameters' },
  { id: 'parameterized_named', label: 'SQL with named parameters' },
  { id: 'json_without_ids', label: 'JSON' },
  { id: 'json', label: 'JSON with ids' },
  { id: 'mongodb_query', label: 'MongoDB' },
  { id: 'elasticsearch', label: 'Elasticsearch' },
  { id: 'jsonlogic', label: 'JsonLogic' },
  { id: 'cel', label: 'CEL' },
  { id: 'spel', label: 'SpEL' },
  { id: 'jsonata', label: 'JSONata' },
  { id: 'prisma', label: 'Prisma' },
  { id: 'ldap', label: 'LDAP' },
  { id: 'cypher', label: 'Cypher' },
  { id: 'gql', label: 'GQL' },
  { id: 'sparql', label: 'SPARQL' },
  { id: 'gremlin', label: 'Gremlin' },
  { id: 'natural_language', label: 'Natural language' },
] as const satisfies readonly DemoFormat[];

export type FormatId = (typeof formats)[number]['id'];

/**
 * A query as text in one of the formats; objects are written as indented JSON.
 *
 * @param query - The query to write.
 * @param format - Id of a row of `formats`.
 * @param fields - Fields of the query; number fields are written as numbers.
 */
export function exportQuery(query: RuleGroupType, format: FormatId, fields: Field[]): string {
  const output: unknown = formatQuery(query, { format, fields, parseNumbers: 'strict-limited' });
  if (typeof output !== 'string') return JSON.stringify(output, null, 2);
  return format === 'json_without_ids' ? JSON.stringify(JSON.parse(output), null, 2) : output;
}
