import { defaultValidator, type FormatQueryOptions } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { type Datetime, datetimePathOf } from '../../datetime.ts';
import { type FormatId, formatOf } from '../../formats.ts';
import type { SettingsOf } from '../../settings.ts';
import { print } from '../parts/print.ts';
import { optionsOf } from './options.ts';
import { processorsOf } from './processors.ts';
import { exportSettings } from './settings.ts';
import { standIns } from './standIns.ts';

export type ExportState = SettingsOf<typeof exportSettings>;

/**
 * An option of the call: its value, and the code of that value. The return is computed from the
 * values and the call is printed from the codes, so the two agree.
 */
export interface Entry {
  readonly key: keyof FormatQueryOptions;
  readonly value: unknown;
  readonly code: string;
  /** What the code needs of packages. */
  readonly imports?: string;
}

/** The options of the call, in order. Those of the date add-on need `datetime`. */
export function entriesOf(state: ExportState, { fields }: DataSet, datetime?: Datetime): Entry[] {
  return [
    plain('format', state.format),
    { key: 'fields', value: fields, code: 'fields' },
    ...optionsOf(state.format).flatMap(({ name }) =>
      name === 'ruleProcessor' ? processorEntry(state, datetime) : entryOf(name, state),
    ),
    ...contextEntry(state.format),
  ];
}

const plain = (key: Entry['key'], value: unknown): Entry => ({
  key,
  value,
  // Indented as in the options object.
  code: print(value, 'js', 2),
});

const quotes = { '"': '"', '`': '`', '[]': ['[', ']'] } as const;

/** One setting as options of `formatQuery`; none if the setting is the default. */
function entryOf(name: keyof ExportState, state: ExportState): Entry[] {
  const value = state[name];
  switch (name) {
    case 'language':
      return state.language === 'en'
        ? []
        : Object.entries(LANGUAGES.sentences[state.language])
            // A word order that somebody chose takes precedence over that of the language.
            .filter(
              ([key]) =>
                key !== 'wordOrder' || state.wordOrder === exportSettings.wordOrder.byDefault,
            )
            .map(([key, words]) => plain(key as Entry['key'], words));
    case 'validator':
      return value
        ? [
            {
              key: 'validator',
              value: defaultValidator,
              code: 'defaultValidator',
              imports: "import { defaultValidator } from 'react-querybuilder';",
            },
          ]
        : [];
    case 'quoteFieldNamesWith':
      return value === '' ? [] : [plain(name, quotes[value as keyof typeof quotes])];
    case 'parseNumbers':
      return value === 'unset' ? [] : [plain(name, truthOf(value))];
    default:
      return value === exportSettings[name].byDefault
        ? []
        : [plain(name as Entry['key'], truthOf(value))];
  }
}

/** A choice can only hold strings, so booleans are strings there. */
const truthOf = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

function processorEntry({ format, ruleProcessor }: ExportState, datetime?: Datetime): Entry[] {
  const key = 'ruleProcessor';
  const name = formatOf(format).datetime;
  if (datetime && name) {
    return [
      {
        key,
        value: datetime[name],
        code: name,
        imports: `import { ${name} } from '${datetimePathOf(name)}';`,
      },
    ];
  }
  const chosen = processorsOf(format).find(({ id }) => id === ruleProcessor);
  if (!chosen) return [];
  const code = chosen.code.replaceAll('\n', '\n  ');
  const [processor] = code.match(/defaultRuleProcessor\w+/) ?? [];
  const imports = `import { ${processor} } from 'react-querybuilder';`;
  return [{ key, value: chosen.run, code, imports }];
}

function contextEntry(format: FormatId): Entry[] {
  const context = standIns[format]?.context;
  return context ? [{ key: 'context', ...context }] : [];
}
