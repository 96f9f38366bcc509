import type { SettingSpec, SettingsTable } from '../../settings.ts';

const short = { byDefault: '', maxLength: 40 } as const satisfies SettingSpec;
const flag = { byDefault: false } as const satisfies SettingSpec;
const byPreset = {
  byDefault: 'preset',
  choices: ['preset', 'true', 'false'],
} as const satisfies SettingSpec;

/** Options of `formatQuery` under their own names. Empty text and `unset` leave one out. */
export const optionSettings = {
  preset: {
    byDefault: 'ansi',
    choices: ['ansi', 'sqlite', 'postgresql', 'mysql', 'mssql', 'oracle'],
  },
  parseNumbers: {
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
    byDefault: 'auto',
    choices: ['auto', 'none', 'datetime', 'escape', 'expr', 'quotes', 'nulls'],
  },
  language: { byDefault: 'en', choices: ['en', 'de', 'es', 'fr', 'ja', 'ar'] },
  wordOrder: {
    byDefault: 'SVO',
    choices: ['SVO', 'SOV', 'VSO', 'VOS', 'OSV', 'OVS'],
  },
  quoteFieldNamesWith: { byDefault: '', choices: ['', '"', '`', '[]'] },
  fieldIdentifierSeparator: short,
  quoteValuesWith: short,
  concatOperator: { byDefault: '', choices: ['', '||', '+', 'CONCAT'] },
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
