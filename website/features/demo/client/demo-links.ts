import { writeAddress } from './address/address.ts';
import { docsOfFormat, formats } from './formats.ts';
import { options, propDoc } from './options.ts';
import type { OptionName } from './panels/export/option-settings.ts';
import { docsOfOption, exportOptions, optionsOf } from './panels/export/options.ts';
import { docsOf, parsers } from './panels/import/parsers.ts';
import { docsOfSwitch, switches, switchesOf } from './panels/import/switches.ts';
import type { PanelId } from './panels/settings.ts';
import { type DemoState, defaultState, startQuery } from './state.ts';

/** A link from a section of the docs to the demo that turns on what the section describes. */
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

const optionLinks = options.map(({ id, label, doc, byDefault }): DemoLink => {
  const changed = { ...start.options, [id]: !byDefault };
  return {
    docs: [...new Set([doc, propDoc(id)])],
    label,
    isOff: byDefault,
    state: { ...start, options: changed, query: startQuery(start.dataSet, changed) },
  };
});

/** A link that opens a panel with some settings. */
const panelLink = (
  panel: PanelId,
  changes: Readonly<Record<string, string | boolean>>,
  doc: string,
  label: string,
): DemoLink => {
  const settings = { ...start.settings, [panel]: { ...start.settings[panel], ...changes } };
  return { docs: [doc], label, isOff: false, state: { ...start, open: [panel], settings } };
};

const formatLinks = formats.map(({ id, label }) =>
  panelLink('export', { format: id }, docsOfFormat(id), label),
);

const exportLinks = exportOptions.map((option) => {
  const { name, label } = option;
  const format = formats.find(({ id }) => optionsOf(id).includes(option))?.id ?? 'sql';
  const changes = { format, [name]: exampleOf[name] };
  return panelLink('export', changes, docsOfOption(option), label);
});

const parserLinks = parsers.map((parser) =>
  panelLink('import', { format: parser.id }, docsOf(parser), parser.name),
);

const switchLinks = switches.map((option) => {
  const { name, label } = option;
  const format = parsers.find((parser) => switchesOf(parser).includes(option))?.id ?? 'sql';
  const changes = { format, [name]: true };
  return panelLink('import', changes, docsOfSwitch(option), label);
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
