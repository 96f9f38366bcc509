import type { SettingsTable } from '../../settings.ts';

const on = { kind: 'flag', byDefault: true } as const;
const off = { kind: 'flag', byDefault: false } as const;

/** Which engines run, over which rows, and which rows are listed. */
export const resultsSettings = {
  withNulls: off,
  parseNumbers: on,
  rows: { kind: 'choice', byDefault: 'found', choices: ['found', 'differing', 'all'] },
  sqlite: on,
  mongodb: on,
  jsonata: on,
  jsonlogic: on,
  cel: on,
  spel: on,
  /** Large: loaded when asked for. */
  postgresql: off,
} as const satisfies SettingsTable;
