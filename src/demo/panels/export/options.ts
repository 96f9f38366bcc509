import { datetimeNameOf } from '../../datetime.ts';
import { type FormatId, formats } from '../../formats.ts';
import { processorsOf } from './processors.ts';
import type { exportSettings } from './settings.ts';

/** An option of `formatQuery` that the panel sets. */
export interface ExportOption {
  /** Its setting, which is named after the option. */
  readonly name: Exclude<keyof typeof exportSettings, 'format'>;
  readonly label: string;
  /** Anchor on the docs page about exports; the option's name without it. */
  readonly anchor?: string;
  readonly formats: readonly FormatId[];
  /** Labels of the choices that are not said by their own names. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Shown in an empty text box: the default. */
  readonly placeholder?: string;
  /** Shown at once rather than under “More options”. */
  readonly isCommon?: true;
}

const all = formats.map(({ id }) => id);
const allBut = (...without: readonly FormatId[]) => all.filter((id) => !without.includes(id));
const sql: readonly FormatId[] = ['sql', 'parameterized', 'parameterized_named'];
const byPreset = { preset: 'As the dialect has it', true: 'Yes', false: 'No' };

/** Options in the order in which they are shown. */
export const exportOptions: readonly ExportOption[] = [
  {
    name: 'preset',
    label: 'Dialect',
    formats: [...sql, 'drizzle'],
    choices: {
      ansi: 'ANSI',
      sqlite: 'SQLite',
      postgresql: 'PostgreSQL',
      mysql: 'MySQL',
      mssql: 'SQL Server',
      oracle: 'Oracle',
    },
    isCommon: true,
  },
  {
    name: 'language',
    label: 'Language',
    anchor: 'operatormap',
    formats: ['natural_language'],
    choices: { en: 'English', de: 'Deutsch', es: 'Español' },
    isCommon: true,
  },
  {
    name: 'wordOrder',
    label: 'Word order',
    formats: ['natural_language'],
    isCommon: true,
  },
  {
    name: 'parseNumbers',
    label: 'Parse numbers',
    formats: allBut('ldap', 'diagnostics'),
    choices: { false: 'No', true: 'In every field' },
    isCommon: true,
  },
  {
    name: 'ruleProcessor',
    label: 'Rule processor',
    formats: all.filter((id) => datetimeNameOf(id) || processorsOf(id).length > 0),
    isCommon: true,
  },
  {
    name: 'quoteFieldNamesWith',
    label: 'Quote field names with',
    formats: [...sql, 'jsonata', 'natural_language'],
    choices: { '': 'As the dialect has it', '[]': '[ ]' },
  },
  {
    name: 'fieldIdentifierSeparator',
    label: 'Quote the parts of a name between',
    formats: ['sql', 'jsonata', 'natural_language'],
    placeholder: 'not split',
  },
  {
    name: 'quoteValuesWith',
    label: 'Quote values with',
    formats: ['sql', 'natural_language'],
    placeholder: "'",
  },
  {
    name: 'concatOperator',
    label: 'Join texts with',
    formats: sql,
    choices: { '': 'As the dialect has it' },
  },
  { name: 'paramPrefix', label: 'Parameter prefix', formats: sql, placeholder: ':' },
  {
    name: 'paramsKeepPrefix',
    label: 'Keep the prefix in params',
    formats: ['parameterized_named'],
    choices: byPreset,
  },
  {
    name: 'numberedParams',
    label: 'Numbered parameters',
    formats: ['parameterized'],
    choices: byPreset,
  },
  {
    name: 'preserveValueOrder',
    label: 'Keep the order of bounds',
    formats: allBut(
      'json',
      'json_without_ids',
      'parameterized',
      'parameterized_named',
      'cypher',
      'gql',
      'sparql',
      'gremlin',
      'diagnostics',
    ),
  },
  {
    name: 'fallbackExpression',
    label: 'For an empty group',
    formats: [
      ...sql,
      'mongodb',
      'cel',
      'spel',
      'jsonata',
      'natural_language',
      'ldap',
      'cypher',
      'gql',
      'sparql',
    ],
    placeholder: 'matches everything',
  },
  { name: 'validator', label: 'Leave out empty groups', formats: all },
  ...(['Field', 'Operator', 'Value'] as const).map((part) => ({
    name: `placeholder${part}Name` as const,
    label: `Placeholder ${part.toLowerCase()}`,
    formats: allBut('json', 'json_without_ids'),
    placeholder: part === 'Value' ? 'none' : '~',
  })),
];

/** The options that a format heeds. */
export const optionsOf = (format: FormatId): ExportOption[] =>
  exportOptions.filter(({ formats: heeding }) => heeding.includes(format));
