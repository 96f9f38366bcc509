import type { SettingsTable } from '../../settings.ts';

const flag = { kind: 'flag', byDefault: false } as const;

/** The language, the reader's own text if there is one, and options of the parsers by their names. */
export const importSettings = {
  format: {
    kind: 'choice',
    byDefault: 'sql',
    choices: [
      'sql',
      'mongodb',
      'jsonlogic',
      'spel',
      'cel',
      'jsonata',
      'cypher',
      'gql',
      'sparql',
      'gremlin',
    ],
  },
  /** Off: the text is the query on screen, exported. */
  isOwnText: flag,
  text: { kind: 'text', byDefault: '', maxLength: 4000 },
  knownFieldsOnly: flag,
  parseParameters: flag,
  preventOperatorNegation: flag,
  bigIntOnOverflow: flag,
} as const satisfies SettingsTable;
