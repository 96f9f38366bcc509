import type { SettingSpec, SettingsTable } from '../../settings.ts';

const short = { kind: 'text', byDefault: '', maxLength: 40 } as const satisfies SettingSpec;
const flag = { kind: 'flag', byDefault: false } as const satisfies SettingSpec;
const byPreset = {
  kind: 'choice',
  byDefault: 'preset',
  choices: ['preset', 'true', 'false'],
} as const satisfies SettingSpec;

/** Options of `formatQuery` under their own names. Empty text and `unset` leave one out. */
export const optionSettings = {
  preset: {
    kind: 'choice',
    byDefault: 'ansi',
    choices: ['ansi', 'sqlite', 'postgresql', 'mysql', 'mssql', 'oracle'],
  },
  parseNumbers: {
    kind: 'choice',
    byDefault: 'strict-limited',
    choices: [
      'unset',
      'false',
      'true',
      'strict',
      'enhanced',
      'native',
      'strict-limited',
      'enhanced-limited',
      'native-limited',
    ],
  },
  ruleProcessor: {
    kind: 'choice',
    byDefault: 'auto',
    choices: ['auto', 'none', 'datetime', 'escape', 'expr', 'quotes', 'nulls'],
  },
  language: { kind: 'choice', byDefault: 'en', choices: ['en', 'de', 'es', 'fr', 'ja', 'ar'] },
  wordOrder: {
    kind: 'choice',
    byDefault: 'SVO',
    choices: ['SVO', 'SOV', 'VSO', 'VOS', 'OSV', 'OVS'],
  },
  quoteFieldNamesWith: { kind: 'choice', byDefault: '', choices: ['', '"', '`', '[]'] },
  fieldIdentifierSeparator: short,
  quoteValuesWith: short,
  concatOperator: { kind: 'choice', byDefault: '', choices: ['', '||', '+', 'CONCAT'] },
  paramPrefix: short,
  paramsKeepPrefix: byPreset,
  numberedParams: byPreset,
  preserveValueOrder: flag,
  fallbackExpression: short,
  validator: flag,
  placeholderFieldName: short,
  placeholderOperatorName: short,
  placeholderValueName: short,
} as const satisfies SettingsTable;

export type OptionName = keyof typeof optionSettings;
