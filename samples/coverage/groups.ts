import { parserOptionTypes, toolOptionTypes } from '../../releases/history/families.ts';
import {
  controlProps,
  exportsOf,
  keysOf,
  keysOfProp,
  membersBeyond,
  membersOf,
  type Source,
  textsOf,
} from '../../releases/history/sources.ts';

export interface Group {
  readonly title: string;
  readonly names: Source;
  /**
   * Pages of the newest versions, without extension; pages below a page belong to it. A missing definition is
   * reported for the first one. `moves` lists the pages of older versions.
   */
  readonly pages: readonly string[];
  /** Whether any other page can define the names too. */
  readonly anyPage?: true;
  /**
   * One place can define a name for several groups of the same kind, such as an option of all parsers, but
   * not for a prop and a translation key.
   */
  readonly kind: string;
}

const builder = 'components/querybuilder';
const controls = 'components/querybuilder-controlelements';

const group = (
  title: string,
  names: Source,
  pages: readonly string[],
  more: Partial<Group> = {},
): Group => ({ title, names, pages, kind: title, ...more });

const parserOptions = (type: string): Group =>
  group(type, membersOf(type), ['utils/import'], { kind: 'parser option' });

const toolOptions = (type: string): Group =>
  group(type, membersOf(type), ['utils/query-tools'], {
    kind: 'query tool option',
  });

/** Exports can be defined on any page. */
const anExport = { anyPage: true, kind: 'export' } as const;

/** Names that pages have to define. A release without the type or value has no names in a group. */
export const groups: readonly Group[] = [
  group('QueryBuilder props', membersOf('QueryBuilderProps'), [builder]),
  group('translation keys', keysOfProp('translations'), [builder, 'tips/internationalization']),
  group('control elements', keysOfProp('controlElements'), [controls]),
  group('props of control elements', controlProps, [controls, 'components']),
  group('field properties', membersOf('Field', 'FullField'), ['tips/managing-fields', builder]),
  group('rule properties', membersOf('RuleType'), ['typescript', builder], {
    kind: 'query property',
  }),
  group('group properties', membersOf('RuleGroupType'), ['typescript', builder], {
    kind: 'query property',
  }),
  group('default operators', textsOf('DefaultOperatorName'), ['tips/managing-operators', builder], {
    anyPage: true,
  }),
  group('standard class names', keysOf('standardClassnames'), ['styling/classnames']),
  group(
    'controlClassnames keys',
    keysOfProp('controlClassnames'),
    ['styling/classnames', builder],
    { kind: 'standard class names' },
  ),
  group('formatQuery options', membersOf('FormatQueryOptions'), ['utils/export']),
  group('export formats', textsOf('ExportFormat'), ['utils/export']),
  group('SQL presets', textsOf('SQLPreset'), ['utils/export']),
  ...parserOptionTypes.map(parserOptions),
  group('validation result', membersOf('ValidationResult'), ['utils/validation']),
  group('transformQuery options', membersOf('TransformQueryOptions'), ['utils/misc']),
  ...toolOptionTypes.map(toolOptions),
  group('QueryManager members', membersOf('QueryManager'), [
    'utils/query-management',
    'utils/framework-adapters',
  ]),
  group('QueryManager options', membersOf('QueryManagerOptions'), [
    'utils/query-management',
    'utils/framework-adapters',
  ]),
  group('useAsyncOptionList options', membersOf('UseAsyncOptionListParams'), [
    'tips/async-option-lists',
  ]),
  group('QueryBuilderHistory props', membersOf('QueryBuilderHistoryProps'), ['tips/undo-redo']),
  group('QueryBuilderDnD props', membersBeyond('QueryBuilderDndProps', 'QueryBuilderProps'), [
    'dnd',
  ]),
  group('hooks', exportsOf('library', 'hook'), ['utils/hooks'], anExport),
  group('functions', exportsOf('library', 'function'), ['utils/misc'], anExport),
  group('components', exportsOf('library', 'component'), ['components'], anExport),
  group('constants and classes', exportsOf('library', 'constant'), ['utils/misc'], anExport),
  group(
    'exports of add-ons',
    exportsOf('add-ons', 'component', 'constant', 'function', 'hook'),
    ['compat'],
    anExport,
  ),
];

/** Where older versions have the content of a page of the newest versions, if not on the same page. */
const moves: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  6: {
    [controls]: [builder],
    'tips/managing-fields': [builder],
    'utils/query-management': ['utils/misc'],
    'utils/query-tools': ['utils/misc'],
  },
  5: {
    [builder]: ['api/querybuilder'],
    [controls]: ['api/querybuilder', 'api/valueeditor'],
    components: ['api/querybuilder', 'api/valueeditor'],
    'styling/classnames': ['api/classnames'],
    'tips/managing-fields': ['api/querybuilder'],
    'utils/export': ['api/export'],
    'utils/hooks': ['api/misc'],
    'utils/import': ['api/import'],
    'utils/misc': ['api/misc'],
    'utils/query-management': ['api/misc'],
    'utils/query-tools': ['api/misc'],
    'utils/validation': ['api/validation'],
  },
};

export function pagesOf(version: string, { pages }: Group): readonly string[] {
  // v3 has one page; v4 has the pages of v5.
  if (version === '3') return ['intro'];
  const moved = moves[version === '4' ? '5' : version];
  return pages.flatMap((page) => moved?.[page] ?? [page]);
}
