import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import type { FormatId } from '../../formats.ts';
import { print } from '../parts/print.ts';
import type { Entry } from './entries.ts';
import { columnsOf, drizzle } from './standIns.ts';

/** What `formatQuery` returned, as text. */
export interface Returned {
  readonly text: string;
  /** Where the text is not the value itself: what it is. */
  readonly note?: string;
}

/** Calls `formatQuery` with the options of the entries. */
export const outputOf = (query: RuleGroupTypeAny, entries: readonly Entry[]): unknown =>
  formatQuery(
    query,
    Object.fromEntries(entries.map(({ key, value }) => [key, value])) as FormatQueryOptions,
  );

/**
 * A return value as the panel shows it.
 *
 * @param output - What `formatQuery` returned.
 * @param format - The format it was asked for.
 * @param dataSet - Names the table and columns that functions are called with.
 */
export function describeOutput(output: unknown, format: FormatId, dataSet: DataSet): Returned {
  const { table, fields } = dataSet;
  if (typeof output === 'string') return { text: output };
  if (typeof output !== 'function') {
    return { text: print(output, format === 'sequelize' ? 'js' : 'json'), ...notes[format] };
  }
  const columns = columnsOf(table, fields);
  return format === 'drizzle'
    ? {
        text: print(output(columns, drizzle)),
        note: `A function. Called with the columns of ${table} and the operators of drizzle-orm, it gives:`,
      }
    : {
        text: print(output({ [table]: columns })),
        note: `A function for .where(). Called with { ${table} }, it gives:`,
      };
}

const notes: Partial<Record<FormatId, { readonly note: string }>> = {
  sequelize: { note: 'An object whose keys are symbols of sequelize:' },
};
