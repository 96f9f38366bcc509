import { type FormatId, formatOf } from '../../formats.ts';
import { languages } from '../../languages/languages.ts';
import type { OptionName } from './option-settings.ts';
import { processorsOf } from './processors.ts';

export interface ExportOption {
  readonly name: OptionName;
  readonly label: string;
  /** Anchor on the docs page about exports; the option's name without it. */
  readonly anchor?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly isCommon?: true;
}

/** Where the docs explain an option, below the base path of a version. */
export const docsOfOption = ({ name, anchor = name.toLowerCase() }: ExportOption): string =>
  `utils/export#${anchor}`;

const byPreset = { preset: 'Dialect default', true: 'Yes', false: 'No' };

export const exportOptions: readonly ExportOption[] = [
  {
    name: 'preset',
    label: 'Dialect',
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
    choices: Object.fromEntries(languages.map(({ id, label }) => [id, label])),
    isCommon: true,
  },
  {
    name: 'wordOrder',
    label: 'Word order',
    isCommon: true,
  },
  {
    name: 'parseNumbers',
    label: 'Parse numbers',
    choices: { unset: 'Not set', false: 'No', true: 'In every field' },
    isCommon: true,
  },
  {
    name: 'ruleProcessor',
    label: 'Rule processor',
    isCommon: true,
  },
  {
    name: 'quoteFieldNamesWith',
    label: 'Quote field names with',
    choices: { '': 'Dialect default', '[]': '[ ]' },
  },
  {
    name: 'fieldIdentifierSeparator',
    label: 'Separator in field names',
    placeholder: 'not split',
  },
  {
    name: 'quoteValuesWith',
    label: 'Quote values with',
    placeholder: "'",
  },
  {
    name: 'concatOperator',
    label: 'Concatenate strings with',
    choices: { '': 'Dialect default' },
  },
  { name: 'paramPrefix', label: 'Parameter prefix', placeholder: ':' },
  {
    name: 'paramsKeepPrefix',
    label: 'Keep the prefix in parameter names',
    choices: byPreset,
  },
  {
    name: 'numberedParams',
    label: 'Numbered parameters',
    choices: byPreset,
  },
  {
    name: 'preserveValueOrder',
    label: 'Preserve the order of range values',
  },
  {
    name: 'fallbackExpression',
    label: 'Expression for empty groups',
    placeholder: 'matches everything',
  },
  { name: 'validator', label: 'Omit empty groups' },
  ...(['Field', 'Operator', 'Value'] as const).map((part) => ({
    name: `placeholder${part}Name` as const,
    label: `${part} placeholder`,
    placeholder: part === 'Value' ? 'none' : '~',
  })),
];

export function optionsOf(format: FormatId): ExportOption[] {
  const { options, datetime } = formatOf(format);
  const hasProcessor = datetime !== undefined || processorsOf(format).length > 0;
  return exportOptions.filter(
    ({ name }) =>
      name === 'validator' || options.includes(name) || (name === 'ruleProcessor' && hasProcessor),
  );
}
