import { writeAddress } from './address/address.ts';
import { formats } from './formats.ts';
import { options } from './options.ts';
import type { OptionName } from './panels/export/option-settings.ts';
import { exportOptions, optionsOf } from './panels/export/options.ts';
import { docsOf, parsers } from './panels/import/parsers.ts';
import { switches, switchesOf } from './panels/import/switches.ts';
import type { PanelId } from './panels/settings.ts';
import { type DemoState, defaultState, startQuery } from './state.ts';

/** A link from the docs to the demo, in which what the section is about is switched on. */
export interface DemoLink {
  /** The places in the docs, below a version's base path; a version may lack some. */
  readonly docs: readonly string[];
  readonly label: string;
  /** Whether the demo shows it by default, so that the link turns it off. */
  readonly isOff: boolean;
  readonly state: DemoState;
}

/** A value of each export option whose effect is visible. */
const exampleOf: Readonly<Record<OptionName, string | boolean>> = {
  preset: 'postgresql',
  parseNumbers: 'true',
  ruleProcessor: 'none',
  language: 'de',
  wordOrder: 'SOV',
  quoteFieldNamesWith: '"',
  fieldIdentifierSeparator: '.',
  quoteValuesWith: '"',
  concatOperator: 'CONCAT',
  paramPrefix: '$',
  paramsKeepPrefix: 'true',
  numberedParams: 'true',
  preserveValueOrder: true,
  fallbackExpression: '1 = 0',
  validator: true,
  placeholderFieldName: '-',
  placeholderOperatorName: '-',
  placeholderValueName: '-',
};

const start = defaultState();

const withPanel = (panel: PanelId, changes: Readonly<Record<string, string | boolean>>) => ({
  ...start,
  open: [panel],
  settings: { ...start.settings, [panel]: { ...start.settings[panel], ...changes } },
});

const optionLinks = options.map(({ id, label, doc, byDefault }): DemoLink => {
  const changed = { ...start.options, [id]: !byDefault };
  return {
    docs: [...new Set([doc, `components/querybuilder#${id.toLowerCase()}`])],
    label,
    isOff: byDefault,
    state: { ...start, options: changed, query: startQuery(start.dataSet, changed) },
  };
});

const formatLinks = formats.map(
  ({ id, label }): DemoLink => ({
    docs: [`utils/export#${id}`],
    label,
    isOff: false,
    state: withPanel('export', { format: id }),
  }),
);

const exportLinks = exportOptions.flatMap(({ name, label, anchor = name.toLowerCase() }) => {
  const format = formats.find(({ id }) => optionsOf(id).some((option) => option.name === name));
  if (!format) return [];
  const state = withPanel('export', { format: format.id, [name]: exampleOf[name] });
  return [{ docs: [`utils/export#${anchor}`], label, isOff: false, state }];
});

const parserLinks = parsers.map(
  (parser): DemoLink => ({
    docs: [docsOf(parser)],
    label: parser.name,
    isOff: false,
    state: withPanel('import', { format: parser.id }),
  }),
);

const switchLinks = switches.flatMap(({ name, label, anchor }) => {
  const parser = parsers.find((one) => switchesOf(one).some((option) => option.name === name));
  if (!parser) return [];
  const state = withPanel('import', { format: parser.id, [name]: true });
  return [{ docs: [`utils/import#${anchor}`], label, isOff: false, state }];
});

/** Everything that a reader can switch on in the demo and that the docs explain. */
export const demoLinks: readonly DemoLink[] = [
  ...optionLinks,
  ...formatLinks,
  ...exportLinks,
  ...parserLinks,
  ...switchLinks,
];

/** The address of a link. It's a query string, because the demo has no anchors. */
export const demoAddress = async ({ state }: DemoLink): Promise<string> =>
  `/demo${(await writeAddress(state)).replace(/^#/, '?')}`;
