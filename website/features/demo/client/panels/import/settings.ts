import type { SettingsOf, SettingsTable } from '../../settings.ts';
import { parsers } from './parsers.ts';

const flag = { byDefault: false } as const;

/**
 * Characters that the panel reads. The parser of SQL is the slowest, and the page can't respond
 * meanwhile: 20,000 characters take it about 1.5 seconds of processor time, and 48,000 take 4.8.
 */
export const maxTextLength = 20_000;

/** Characters of JSON that the panel reads. A query of 5,000 rules has about half as many. */
export const maxJsonLength = 1_000_000;

/**
 * Brackets around brackets that the panel reads. Some parsers fail above 100. In JSON, each of the 50
 * levels of groups that the demo can hold has two.
 */
export const maxTextNesting = 100;
export const maxJsonNesting = 200;

/** Conditions that all parsers read at once in all browsers. */
export const safeConditions = 500;

/** The language, the reader's own text if there is one, and options of the parsers by their names. */
export const importSettings = {
  format: { byDefault: 'sql', choices: parsers.map(({ id }) => id) },
  /** If off, the text is the current query, exported. */
  isOwnText: flag,
  text: { byDefault: '', maxLength: maxTextLength },
  knownFieldsOnly: flag,
  parseParameters: flag,
  preventOperatorNegation: flag,
  bigIntOnOverflow: flag,
} as const satisfies SettingsTable;

export type ImportState = SettingsOf<typeof importSettings>;
