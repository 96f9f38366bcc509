import type { Release } from './release.ts';
import {
  exportsOf,
  keysOf,
  keysOfProp,
  membersOf,
  modules,
  type Source,
  textsOf,
} from './sources.ts';

export const parserOptionTypes = [
  'ParseSQLOptions',
  'ParseMongoDbOptions',
  'ParseCELOptions',
  'ParseSpELOptions',
  'ParseJsonLogicOptions',
  'ParseJSONataOptions',
  'ParseCypherOptions',
  'ParseGremlinOptions',
  'ParseSPARQLOptions',
] as const;

export const toolOptionTypes = [
  'AddOptions',
  'UpdateOptions',
  'RemoveOptions',
  'MoveOptions',
  'InsertOptions',
  'GroupOptions',
  'UngroupOptions',
] as const;

const alone = (...types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, [type]]));

/** The types whose members are part of the history, by their prefix there. */
export const documentedTypes: Readonly<Record<string, readonly string[]>> = {
  ...alone('QueryBuilderProps'),
  Field: ['Field', 'FullField'],
  ...alone('RuleType', 'RuleGroupType', 'ValidationResult', 'FormatQueryOptions'),
  ...alone(...parserOptionTypes, 'TransformQueryOptions', ...toolOptionTypes),
  ...alone('QueryManager', 'QueryManagerOptions'),
};

const families: readonly (readonly [prefix: string, source: Source])[] = [
  ['', exportsOf('library', 'component', 'constant', 'function', 'hook', 'type')],
  ['', modules],
  ['Controls.', keysOfProp('controlElements')],
  ['Translations.', keysOfProp('translations')],
  ['Classnames.', keysOfProp('controlClassnames')],
  ['Classnames.', keysOf('standardClassnames')],
  ['ExportFormat.', textsOf('ExportFormat')],
  ['SQLPreset.', textsOf('SQLPreset')],
  ...Object.entries(documentedTypes).map(
    ([prefix, types]) => [`${prefix}.`, membersOf(...types)] as const,
  ),
];

export const historyKeys = (release: Release): ReadonlySet<string> =>
  new Set(
    families.flatMap(([prefix, source]) => source(release).map(({ name }) => `${prefix}${name}`)),
  );
