import type { ExportFormat, Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder';

/** One way to write a query down. */
export interface DemoFormat {
  readonly id: ExportFormat;
  readonly label: string;
  readonly group: 'SQL' | 'Documents' | 'Rules' | 'ORM' | 'Graphs' | 'Other';
  /** Left out of short lists: it needs a package, is deprecated or is no language. */
  readonly isSpecial?: true;
}

/** All formats of the release in the order in which they are offered. */
export const formats = [
  { id: 'sql', label: 'SQL', group: 'SQL' },
  { id: 'parameterized', label: 'SQL with parameters', group: 'SQL' },
  { id: 'parameterized_named', label: 'SQL with named parameters', group: 'SQL' },
  { id: 'json_without_ids', label: 'JSON', group: 'Other' },
  { id: 'json', label: 'JSON with ids', group: 'Other' },
  { id: 'mongodb_query', label: 'MongoDB', group: 'Documents' },
  { id: 'mongodb', label: 'MongoDB as text', group: 'Documents', isSpecial: true },
  { id: 'elasticsearch', label: 'Elasticsearch', group: 'Documents' },
  { id: 'jsonlogic', label: 'JsonLogic', group: 'Rules' },
  { id: 'cel', label: 'CEL', group: 'Rules' },
  { id: 'spel', label: 'SpEL', group: 'Rules' },
  { id: 'jsonata', label: 'JSONata', group: 'Rules' },
  { id: 'prisma', label: 'Prisma', group: 'ORM' },
  { id: 'drizzle', label: 'Drizzle', group: 'ORM', isSpecial: true },
  { id: 'sequelize', label: 'Sequelize', group: 'ORM', isSpecial: true },
  { id: 'tanstack_db', label: 'TanStack DB', group: 'ORM', isSpecial: true },
  { id: 'ldap', label: 'LDAP', group: 'Documents' },
  { id: 'cypher', label: 'Cypher', group: 'Graphs' },
  { id: 'gql', label: 'GQL', group: 'Graphs' },
  { id: 'sparql', label: 'SPARQL', group: 'Graphs' },
  { id: 'gremlin', label: 'Gremlin', group: 'Graphs' },
  { id: 'natural_language', label: 'Natural language', group: 'Other' },
  { id: 'diagnostics', label: 'Diagnostics', group: 'Other', isSpecial: true },
] as const satisfies readonly DemoFormat[];

export type FormatId = (typeof formats)[number]['id'];

/** The formats that are text or plain data without any further package. */
export const commonFormats: readonly (DemoFormat & { readonly id: FormatId })[] = formats.filter(
  (format) => !('isSpecial' in format),
);

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
