import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { print } from '../parts/print.ts';
import type { Parser } from './parsers.ts';

/** The query in a parser's language, as `formatQuery` writes it. */
export function seedText(
  query: RuleGroupTypeAny,
  { format, ...parser }: Parser,
  { fields }: DataSet,
): string {
  const options: FormatQueryOptions =
    'isJson' in parser ? { format } : { format, fields, parseNumbers: 'strict-limited' };
  const output: unknown = formatQuery(query, options);
  return typeof output === 'string' ? output : print(output, 'json');
}
