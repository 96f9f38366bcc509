import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import type { FormatId } from '../../formats.ts';
import { print } from '../parts/print.ts';
import type { Entry } from './entries.ts';
import { type Returned, standIns, type Table } from './standIns.ts';

export const outputOf = (query: RuleGroupTypeAny, entries: readonly Entry[]): unknown =>
  formatQuery(
    query,
    Object.fromEntries(entries.map(({ key, value }) => [key, value])) as FormatQueryOptions,
  );

/** A return value as the panel shows it. `dataSet` names the table and columns that functions get. */
export function describeOutput(output: unknown, format: FormatId, dataSet: Table): Returned {
  if (typeof output === 'string') return { text: output };
  return standIns[format]?.describe(output, dataSet) ?? { text: print(output, 'json') };
}
