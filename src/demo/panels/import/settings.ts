import type { SettingsOf, SettingsTable } from '../../settings.ts';
import { parsers } from './parsers.ts';

const flag = { kind: 'flag', byDefault: false } as const;

/** The language, the reader's own text if there is one, and options of the parsers by their names. */
export const importSettings = {
  format: { kind: 'choice', byDefault: 'sql', choices: parsers.map(({ id }) => id) },
  /** If off, the text is the current query, exported. */
  isOwnText: flag,
  text: { kind: 'text', byDefault: '', maxLength: 4000 },
  knownFieldsOnly: flag,
  parseParameters: flag,
  preventOperatorNegation: flag,
  bigIntOnOverflow: flag,
} as const satisfies SettingsTable;

export type ImportState = SettingsOf<typeof importSettings>;
