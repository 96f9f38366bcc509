import type { Field } from 'react-querybuilder';
import type { Datetime } from '../datetime.ts';
import type { EngineData } from './types.ts';

/** Whether a field holds dates: the add-on's own rule. */
const isDateField = ({ datatype }: Field) => /^(date|timestamp)/.test(String(datatype ?? ''));

/**
 * Adds rows with `Date` objects, which the add-on's filters for MongoDB and CEL need. `api` parses
 * dates.
 */
export function withDates(
  data: EngineData,
  { toDate }: Datetime['rqbDateTimeLibraryAPI'],
): EngineData {
  const names = data.fields.filter(isDateField).map(({ name }) => name);
  const rowsWithDates = data.rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      names
        .map((name) => [name, row[name]] as const)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => [name, toDate(String(value))]),
    ),
  }));
  return { ...data, rowsWithDates };
}
