import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { print } from '../parts/print.ts';
import type { Parser } from './parsers.ts';

/** The query in a parser's language, as `formatQuery` writes it. */
export function seedText(
  query: RuleGroupTypeAny,
  { format }: Pick<Parser, 'format'>,
  { fields }: DataSet,
): string {
  const options = { format, fields, parseNumbers: 'strict-limited' } as FormatQueryOptions;
  const output: unknown = formatQuery(query, options);
  return typeof output === 'string' ? output : print(output, 'json');
}
