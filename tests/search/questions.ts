import { latestVersion } from '../../site/versions.ts';

/** A question as readers type it, and where its answer is. */
export interface Question {
  /** Docusaurus' name of the version that is read. */
  readonly version: string;
  readonly query: string;
  /** Address of the page, or of the section; one of them must be among the first three hits. */
  readonly expected: string | readonly string[];
}

const of =
  (version: string, base: string) =>
  ([query, ...paths]: readonly [string, ...string[]]): Question => ({
    version,
    query,
    expected: paths.map((path) => (path.startsWith('/') ? path : `${base}/${path}`)),
  });

/** Questions about the latest release. */
const latest = [
  ['showCloneButtons', 'components/querybuilder#showclonebuttons'],
  ['showClone', 'components/querybuilder#showclonebuttons'],
  ['clone buttons', 'components/querybuilder#showclonebuttons'],
  ['showCloneButons', 'components/querybuilder#showclonebuttons'],
  ['formatQuery', 'utils/export#formatQuery', 'utils/export'],
  ['where clause', 'utils/export'],
  ['datepicker', 'datetime#use-a-date-picker', 'tips/custom-with-fallback'],
  ['export to mongodb', 'utils/export#mongodb'],
  ['how do I export a query to SQL', 'utils/export'],
  ['import from SQL', 'utils/import'],
  ['parseSQL', 'utils/import'],
  ['parseMongoDB', 'utils/import'],
  ['drag and drop', 'dnd'],
  ['sortable rules', 'dnd'],
  ['dark mode', 'styling/overview#dark-mode', 'styling/overview'],
  ['css class names', 'styling/classnames'],
  ['controlClassnames', 'components/querybuilder#controlclassnames', 'styling/classnames'],
  ['branch lines', 'styling/overview'],
  ['translations', 'components/querybuilder#translations'],
  ['i18n', 'components/querybuilder#translations'],
  ['limit nested groups', 'tips/limit-groups'],
  ['maxLevels', 'components/querybuilder#maxlevels', 'tips/limit-groups'],
  ['slow with many rules', 'tips/maximizing-performance'],
  ['custom value editor', 'components/valueeditor', 'tips/custom-with-fallback'],
  ['autocomplete', 'tips/async-option-lists'],
  ['undo redo', 'tips/undo-redo', 'components/undoredoactions'],
  ['combinator between rules', 'components/inlinecombinator', 'components/querybuilder'],
  ['independent combinators', 'components/querybuilder#independent-combinators'],
  ['validation', 'utils/validation'],
  ['validator', 'components/querybuilder#validator', 'utils/validation'],
  ['typescript generics', 'typescript'],
  ['script tag', 'buildless'],
  ['cdn', 'buildless'],
  ['migrate from v6', 'migrate'],
  ['bind variables', 'tips/custom-bind-variables'],
  ['sql injection', 'tips/server-queries', 'utils/export'],
  ['getOperators', 'components/querybuilder#getoperators'],
  ['onQueryChange', 'components/querybuilder#onquerychange'],
  ['screen reader', 'accessibility'],
  ['vue', 'utils/framework-adapters'],
  ['option groups', 'tips/option-lists'],
  ['subquery', 'tips/subqueries'],
  ['common mistakes', 'tips/common-mistakes'],
  [
    'lock a rule',
    'components/querybuilder#showlockbuttons',
    'components/querybuilder-controlelements',
  ],
  ['notToggle', 'components/nottoggle', 'components/querybuilder-controlelements#nottoggle'],
  ['transformQuery', 'utils/misc#transformQuery', 'utils/misc'],
  ['path of a rule', 'tips/path'],
  ['datetime operators', 'datetime', 'utils/datetime'],
  ['match modes', 'components/matchmodeeditor', 'components/querybuilder'],
  ['useQueryBuilderQuery', 'utils/hooks'],
  ['query tools', 'utils/query-tools'],
  ['onAbort', 'utils/query-tools'],
  ['ungroup', 'utils/query-tools', 'components/querybuilder'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about the coming release. */
const next = [
  ['shiftActions', 'components/shiftactions', 'components/querybuilder-controlelements'],
  ['exprot', 'utils/export'],
  ['spring expression language', 'utils/export', 'utils/import'],
  ['external controls toolbar', 'tips/external-controls'],
  ['prepared statement', 'utils/export', 'tips/custom-bind-variables'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about v4. */
const v4 = [
  ['showCloneButtons', 'api/querybuilder'],
  ['formatQuery', 'api/export'],
  ['export', 'api/export'],
  ['parseCEL', 'api/import'],
  ['enableDragAndDrop', 'api/querybuilder'],
  ['validation', 'api/validation'],
  ['fallback for unknown fields', 'tips/custom-with-fallback'],
  ['umd', 'umd'],
  ['controlElements', 'api/querybuilder'],
  ['upgrade from v3', 'migrate'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about symbols, whose answer is their page of the reference. */
const reference = [
  ['RuleGroupType', '/api/react-querybuilder/index/interfaces/RuleGroupType'],
  ['RuleGroupTyp', '/api/react-querybuilder/index/interfaces/RuleGroupType'],
  ['QueryBuilderProps', '/api/react-querybuilder/index/type-aliases/QueryBuilderProps'],
  ['value editor props', '/api/react-querybuilder/index/interfaces/ValueEditorProps'],
  ['useValueEditor', '/api/react-querybuilder/index/functions/useValueEditor'],
  ['UseValueEditor', '/api/react-querybuilder/index/interfaces/UseValueEditor'],
  ['FullField', '/api/react-querybuilder/index/type-aliases/FullField'],
  ['RuleGroupTypeAny', '/api/react-querybuilder/index/type-aliases/RuleGroupTypeAny'],
  ['convertToIC', '/api/react-querybuilder/index/functions/convertToIC'],
  ['defaultOperators', '/api/react-querybuilder/index/variables/defaultOperators'],
  ['standardClassnames', '/api/react-querybuilder/index/variables/standardClassnames'],
  ['QueryBuilderDnD', '/api/dnd/functions/QueryBuilderDnD'],
  ['AntDValueEditor', '/api/antd/functions/AntDValueEditor'],
  ['parseMongoDB', '/api/react-querybuilder/parseMongoDB/functions/parseMongoDB'],
  [
    'TransformQueryOptions',
    '/api/react-querybuilder/transformQuery/interfaces/TransformQueryOptions',
    '/api/react-querybuilder/index/interfaces/TransformQueryOptions',
  ],
  ['celCombinatorMap', '/api/react-querybuilder/index/variables/celCombinatorMap'],
  ['groupInvalidReasons', '/api/react-querybuilder/index/variables/groupInvalidReasons'],
  [
    'AccessibleDescriptionGenerator',
    '/api/react-querybuilder/index/type-aliases/AccessibleDescriptionGenerator',
  ],
  [
    'accessible description generator',
    '/api/react-querybuilder/index/type-aliases/AccessibleDescriptionGenerator',
    'components/querybuilder#accessibledescriptiongenerator',
  ],
  ['WithUnknownIndex', '/api/react-querybuilder/index/type-aliases/WithUnknownIndex'],
  ['ValueSourceSelectorProps', '/api/react-querybuilder/index/interfaces/ValueSourceSelectorProps'],
  ['MantineValueSelector', '/api/mantine/functions/MantineValueSelector'],
] as const satisfies readonly (readonly [string, ...string[]])[];

export const questions: readonly Question[] = [
  ...latest.map(of(latestVersion, '/docs')),
  ...next.map(of('current', '/docs/next')),
  ...reference.map(of(latestVersion, '/docs')),
  ...v4.map(of('4', '/docs/4')),
];
