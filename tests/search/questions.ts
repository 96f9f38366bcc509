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
  [
    'dropdown closes while typing',
    'tips/common-mistakes',
    'components/querybuilder-controlelements',
    'tips/maximizing-performance',
  ],
  [
    'the list of values is empty',
    'components/querybuilder#getvalues',
    'components/valueeditor',
    'tips/async-option-lists',
    'tips/option-lists',
  ],
  [
    'value disappears after choosing another field',
    'components/querybuilder#resetonfieldchange',
    'components/valueeditor',
  ],
  ['mongodb filter returns strings where numbers should be', 'utils/export', 'utils/datetime'],
  ['rules are not draggable', 'dnd', 'components/draghandle'],
  ['onAddRule return false cancel', 'components/querybuilder#onaddrule', 'tips/limit-groups'],
  ['state is not updating', 'tips/common-mistakes', 'components/querybuilder'],
  ['cannot find module parseSQL', 'utils/import', 'migrate', 'tips/common-mistakes'],
  ['validation icons next to each row', 'utils/validation', 'components/rule'],
  ['remove border around groups', 'styling/overview', 'styling/classnames'],
  ['smaller padding', 'styling/overview#variables', 'styling/overview#compact-layout'],
  ['sql server parameters', 'tips/custom-bind-variables', 'utils/export'],
  ['loading spinner for options', 'tips/async-option-lists'],
  ['rest api filter security', 'tips/server-queries'],
  ['whitelist field names', 'tips/server-queries'],
  ['java spring', 'utils/export#spel', 'utils/import#parsespel'],
  ['neat sentence of the rules for users', 'utils/export#natural_language', 'tips/showcase'],
  [
    'german labels for operators',
    'utils/export',
    'components/querybuilder',
    'tips/managing-operators',
  ],
  ['slider', 'tips/custom-with-fallback', 'components/valueeditor', 'tips/custom-editors-by-kit'],
  ['mui x date picker', 'tips/custom-editors-by-kit', 'tips/custom-with-fallback', 'datetime'],
  ['radix', 'tips/custom-editors-by-kit'],
  ['fluentui', 'compat', 'tips/custom-editors-by-kit'],
  ['bulma', 'compat', 'tips/custom-editors-by-kit'],
  ['tremor', 'compat', 'tips/custom-editors-by-kit'],
  ['vuejs adapter', 'utils/framework-adapters'],
  ['plain html page', 'buildless'],
  ['rule-operators', 'styling/classnames', 'components/rule'],
  ['ruleGroup-combinators', 'styling/classnames'],
  ['.rule-cloneRule', 'styling/classnames'],
  ['dndDragging', 'styling/classnames', 'dnd'],
  ['--rqb-border-color', 'styling/overview'],
  ['queryBuilder-justified', 'styling/overview', 'styling/classnames'],
  ['shiftAction class', 'styling/classnames', 'components/shiftactions'],
  ['onRmeove', 'components/querybuilder#onremove'],
  ['valueProccessor', 'utils/export#valueprocessor', 'utils/export#value-processor'],
  ['getInputTyp', 'components/querybuilder#getinputtype'],
  ['fallbackExpresion', 'utils/export#fallbackexpression'],
  ['listAsArray', 'components/querybuilder#listsasarrays', 'utils/import#listsasarrays'],
  ['usePathMemo', 'utils/hooks#usepathsmemo'],
  ['shwoNotToggle', 'components/querybuilder#shownottoggle'],
  ['parseElasticSearch', 'utils/import', 'utils/export'],
  ['jsonlogic evaluate', 'utils/export#jsonlogic', 'utils/import#parsejsonlogic'],
  ['filter an array in javascript with the query', 'tips/custom-export-formats', 'utils/export'],
  ['sequelize findAll', 'utils/export#sequelize'],
  ['firestore', 'tips/custom-export-formats', 'utils/export'],
  ['list of strings as options', 'tips/option-lists'],
  ['date between today and tomorrow', 'datetime', 'utils/datetime'],
  ['iso string timestamps', 'datetime', 'utils/datetime'],
  ['keep state when component unmounts', 'components/querybuilder#preservequerystateonunmount'],
  ['focus after deleting a row', 'accessibility'],
  ['keyboard users reorder', 'components/shiftactions', 'accessibility', 'dnd'],
  ['group two rules together', 'dnd', 'utils/query-tools', 'components/querybuilder'],
  ['merge two queries', 'utils/query-tools', 'utils/misc', 'tips/external-controls'],
  [
    'count rules in a query',
    'utils/validation',
    'tips/limit-groups',
    'utils/misc',
    'utils/query-management',
  ],
  [
    'placeholder of the value input',
    'components/valueeditor',
    'components/querybuilder#fields',
    'tips/managing-fields',
  ],
  [
    'different separator between the two inputs',
    'components/querybuilder#getvalueeditorseparator',
    'components/valueeditor',
  ],
  ['show json under the builder', 'intro', 'utils/export'],
  ['not equal null values missing', 'utils/export#null', 'utils/export'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about the coming release. */
const next = [
  ['shiftActions', 'components/shiftactions', 'components/querybuilder-controlelements'],
  ['exprot', 'utils/export'],
  ['spring expression language', 'utils/export', 'utils/import'],
  ['external controls toolbar', 'tips/external-controls'],
  ['prepared statement', 'utils/export', 'tips/custom-bind-variables'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about v6. */
const v6 = [
  ['controlElements', 'components/querybuilder'],
  ['hooks', 'utils/hooks'],
  ['branches', 'styling/overview'],
  ['sql injection', 'utils/export', 'tips/custom-bind-variables'],
  ['bootstrap icons', 'compat'],
  ['mute rules', 'not-in-this-version'],
  ['clone a group', 'components/querybuilder', 'components/actionelement'],
  ['rule-fields', 'styling/classnames', 'components/rule'],
  ['valueEditor props', 'components/valueeditor'],
  ['export with custom rule processor', 'utils/export'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Questions about v5. */
const v5 = [
  ['getValueEditorType', 'api/querybuilder', 'api/valueeditor'],
  ['fluent ui', 'compat'],
  ['invalid rule styling', 'api/validation', 'api/classnames', 'tips/styling'],
  ['query not updating', 'tips/common-mistakes', 'api/querybuilder'],
  ['combinator between rules', 'api/querybuilder', 'tips/styling'],
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
  ...v6.map(of('6', '/docs/6')),
  ...v5.map(of('5', '/docs/5')),
  ...v4.map(of('4', '/docs/4')),
];
