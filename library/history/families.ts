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

/** The types whose members are part of the history, by their prefix there. */
export const documentedTypes: Readonly<Record<string, readonly string[]>> = {
  QueryBuilderProps: ['QueryBuilderProps'],
  Field: ['Field', 'FullField'],
  RuleType: ['RuleType'],
  RuleGroupType: ['RuleGroupType'],
  ValidationResult: ['ValidationResult'],
  FormatQueryOptions: ['FormatQueryOptions'],
  ParseSQLOptions: ['ParseSQLOptions'],
  ParseMongoDbOptions: ['ParseMongoDbOptions'],
  ParseCELOptions: ['ParseCELOptions'],
  ParseSpELOptions: ['ParseSpELOptions'],
  ParseJsonLogicOptions: ['ParseJsonLogicOptions'],
  ParseJSONataOptions: ['ParseJSONataOptions'],
  ParseCypherOptions: ['ParseCypherOptions'],
  ParseGremlinOptions: ['ParseGremlinOptions'],
  ParseSPARQLOptions: ['ParseSPARQLOptions'],
  TransformQueryOptions: ['TransformQueryOptions'],
  AddOptions: ['AddOptions'],
  UpdateOptions: ['UpdateOptions'],
  RemoveOptions: ['RemoveOptions'],
  MoveOptions: ['MoveOptions'],
  InsertOptions: ['InsertOptions'],
  GroupOptions: ['GroupOptions'],
  UngroupOptions: ['UngroupOptions'],
  QueryManager: ['QueryManager'],
  QueryManagerOptions: ['QueryManagerOptions'],
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
