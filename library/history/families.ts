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

const families: readonly (readonly [prefix: string, source: Source])[] = [
  ['', exportsOf('library', 'component', 'constant', 'function', 'hook', 'type')],
  ['', modules],
  ['QueryBuilderProps.', membersOf('QueryBuilderProps')],
  ['Controls.', keysOfProp('controlElements')],
  ['Translations.', keysOfProp('translations')],
  ['Classnames.', keysOfProp('controlClassnames')],
  ['Classnames.', keysOf('standardClassnames')],
  ['Field.', membersOf('Field', 'FullField')],
  ['ExportFormat.', textsOf('ExportFormat')],
  ['SQLPreset.', textsOf('SQLPreset')],
  ...[
    'RuleType',
    'RuleGroupType',
    'ValidationResult',
    'FormatQueryOptions',
    'ParseSQLOptions',
    'ParseMongoDbOptions',
    'ParseCELOptions',
    'ParseSpELOptions',
    'ParseJsonLogicOptions',
    'ParseJSONataOptions',
    'ParseCypherOptions',
    'ParseGremlinOptions',
    'ParseSPARQLOptions',
    'TransformQueryOptions',
    'AddOptions',
    'UpdateOptions',
    'RemoveOptions',
    'MoveOptions',
    'InsertOptions',
    'GroupOptions',
    'UngroupOptions',
    'QueryManager',
    'QueryManagerOptions',
  ].map((type) => [`${type}.`, membersOf(type)] as const),
];

/**
 * The keys of a release's names in the history.
 *
 * @param release - The release.
 */
export const historyKeys = (release: Release): ReadonlySet<string> =>
  new Set(
    families.flatMap(([prefix, source]) => source(release).map(({ name }) => `${prefix}${name}`)),
  );
