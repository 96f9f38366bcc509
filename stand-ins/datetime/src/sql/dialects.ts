import type { SQLPreset } from 'react-querybuilder';
import type { Operand } from '../dateRule.ts';

export interface DateLiterals {
  readonly day: (text: string) => string;
  readonly moment: (text: string) => string;
}

const plain: DateLiterals = { day: (text) => `'${text}'`, moment: (text) => `'${text}'` };

const withSpaces = (text: string) => text.replace('T', ' ').replace('Z', ' UTC');

export const dateLiterals: Readonly<Record<SQLPreset, DateLiterals>> = {
  ansi: plain,
  sqlite: plain,
  mssql: {
    day: (text) => `cast('${text}' as date)`,
    moment: (text) => `cast('${text}' as datetimeoffset)`,
  },
  mysql: {
    day: (text) => `cast('${text}' as date)`,
    moment: (text) => `cast('${text}' as datetime)`,
  },
  oracle: {
    day: (text) => `date'${text}'`,
    moment: (text) => `timestamp'${withSpaces(text)}'`,
  },
  postgresql: {
    day: (text) => `date'${text}'`,
    moment: (text) => `timestamp'${text}'`,
  },
};

/** Datatypes of PostgreSQL that keep the zone. A literal without one would be read in the session's. */
const withZone = /^(?:timestamptz|timestamp with time zone|datetimeoffset)/;

export function dateLiteral(
  { precision, text }: Operand,
  preset: SQLPreset,
  datatype = '',
): string {
  const isZoned = preset === 'postgresql' && precision === 'moment' && withZone.test(datatype);
  return isZoned ? `timestamptz'${text}'` : dateLiterals[preset][precision](text);
}
