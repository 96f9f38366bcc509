import { latestVersion } from '../../releases/versions.ts';
import { of, type Question, type Row } from './question.ts';

/** Questions about the latest release. */
const latest = [
  // Symptoms
  [
    'input loses focus after every keystroke',
    'tips/common-mistakes',
    'components/querybuilder-controlelements',
    'components/valueeditor',
  ],
  [
    'all and/or dropdowns in a group change together',
    'components/inlinecombinator',
    'components/querybuilder',
  ],
  [
    'value gets cleared when operator changes',
    'components/querybuilder#resetonoperatorchange',
    'components/valueeditor#when-the-operator-changes',
  ],
  ['builder looks unstyled', 'tips/common-mistakes', 'styling/overview', 'intro'],
  [
    'age is exported as a string instead of number',
    'utils/export#parsenumbers',
    'components/querybuilder#parsenumbers',
    'tips/common-mistakes',
    'components/valueeditor#numbers',
  ],
  [
    'query loaded from api is not displayed',
    'tips/common-mistakes#a-query-that-arrives-later',
    'tips/external-controls',
    'components/querybuilder#controlled-and-uncontrolled',
  ],
  ['why are some rules missing from the output', 'utils/export', 'utils/validation'],
  [
    'changing defaultQuery does nothing',
    'tips/common-mistakes#a-changed-defaultquery',
    'components/querybuilder#defaultquery',
    'components/querybuilder#controlled-and-uncontrolled',
  ],
  [
    'my date picker shows up for every operator even is null',
    'tips/custom-with-fallback',
    'tips/managing-operators#hide-the-value',
  ],
  [
    'mui field turns into plain html input',
    'tips/custom-with-fallback',
    'tips/common-mistakes#falling-back-to-the-wrong-editor',
    'tips/custom-editors-by-kit',
    'compat',
  ],
  ['Cannot have two HTML5 backends at the same time', 'dnd#existing-drag-and-drop-contexts', 'dnd'],
  ['typing lags with 500 rules', 'tips/maximizing-performance'],
  ['too many rerenders', 'tips/maximizing-performance', 'tips/common-mistakes'],
  [
    'onQueryChange fires on first render',
    'components/querybuilder#enablemountquerychange',
    'components/querybuilder#onquerychange',
  ],
  [
    'multiselect value is a comma separated string',
    'components/querybuilder#listsasarrays',
    'components/valueeditor',
    'tips/common-mistakes#expecting-arrays',
  ],
  [
    'setQuery type error RuleGroupType not assignable',
    'tips/common-mistakes#state-without-a-type',
    'typescript',
  ],
  [
    'cannot assign to read only property rules',
    'tips/common-mistakes#changing-the-query-in-place',
    'utils/query-tools',
    'utils/query-management#freezing',
  ],
  ['sql parser ignores part of my where', 'utils/import#detect-dropped-conditions', 'utils/import'],
  ['why do I get (1 = 1)', 'utils/export'],
  ['crypto.randomUUID is not a function', 'components/querybuilder#idgenerator', 'utils/misc#ids'],
  [
    'hydration mismatch next.js',
    'intro#server-components',
    'compat#server-rendering',
    'tips/frameworks',
  ],
  [
    'big integers lose digits',
    'utils/import#bigintonoverflow',
    'utils/misc#numbers',
    'components/valueeditor#numbers',
    'components/querybuilder#parsenumbers',
    'utils/export#parsenumbers',
  ],
  // Tasks, in other words than the pages'
  ['hide the add group button', 'tips/limit-groups'],
  [
    'no operator dropdown for a field',
    'tips/managing-operators',
    'components/querybuilder-controlelements',
    'components/querybuilder#getoperators',
  ],
  ['maximum nesting', 'tips/limit-groups', 'components/querybuilder#maxlevels'],
  ['only 5 rules per group', 'tips/limit-groups', 'utils/validation'],
  [
    'are you sure dialog before delete',
    'components/actionelement#ask-before-a-group-is-removed',
    'components/querybuilder#onremove',
  ],
  [
    'prevent deleting the last rule',
    'components/querybuilder#onremove',
    'components/actionelement',
  ],
  [
    'duplicate a row',
    'components/querybuilder#showclonebuttons',
    'components/querybuilder-controlelements#cloneruleaction',
  ],
  [
    'move up and down arrows',
    'components/shiftactions',
    'components/querybuilder#showshiftactions',
    'components/querybuilder-controlelements#shiftactions',
  ],
  ['ctrl z', 'tips/undo-redo', 'components/undoredoactions'],
  [
    'temporarily turn off a rule',
    'components/querybuilder#showmutebuttons',
    'components/querybuilder-controlelements#muteruleaction',
    'utils/export#muted-rules-and-groups',
  ],
  ['negate', 'components/nottoggle', 'components/querybuilder#shownottoggle'],
  ['accordion groups', 'components/rulegroup#let-people-collapse-groups'],
  [
    'add buttons below the rules',
    'components/rulegroup',
    'tips/showcase#layout-and-order',
    'components/querybuilder-controlelements',
  ],
  [
    'icons instead of text on the buttons',
    'components/querybuilder#words-icons-and-titles',
    'components/querybuilder#translations',
    'components/actionelement',
  ],
  ['arabic hebrew', 'styling/overview#right-to-left'],
  ['localization german', 'components/querybuilder#translations', 'utils/export'],
  [
    'rename AND and OR',
    'components/querybuilder#combinators',
    'components/querybuilder#translations',
    'components/inlinecombinator',
  ],
  [
    'please select option',
    'components/querybuilder#translations',
    'components/querybuilder#autoselectfield',
    'components/querybuilder#autoselectvalue',
    'components/querybuilder#autoselectoperator',
  ],
  [
    'new rule should not preselect a field',
    'components/querybuilder#autoselectfield',
    'components/querybuilder#getdefaultfield',
  ],
  [
    'initial value for a new rule',
    'components/querybuilder#getdefaultvalue',
    'components/querybuilder#what-a-new-rule-starts-with',
  ],
  [
    'compare two columns',
    'components/valueeditor#value-sources',
    'tips/showcase#compare-with-another-field',
    'components/querybuilder#getvaluesources',
  ],
  ['highlight invalid rules in red', 'utils/validation', 'styling/classnames#validity'],
  ['disable submit button until query is complete', 'utils/validation#block-a-form'],
  ['view only mode', 'components/querybuilder#disabled', 'tips/showcase#read-only'],
  [
    'true false field',
    'components/valueeditor',
    'components/querybuilder#getvalueeditortype',
    'tips/showcase#all-value-editors',
  ],
  [
    'radio buttons',
    'components/valueeditor',
    'components/valueselector',
    'components/querybuilder#getvalueeditortype',
  ],
  [
    'number range two inputs',
    'components/valueeditor#between',
    'tips/custom-with-fallback#edit-a-range',
  ],
  ['fetch dropdown values from rest endpoint', 'tips/async-option-lists'],
  ['typeahead', 'tips/async-option-lists', 'components/valueselector'],
  ['optgroup', 'tips/option-lists', 'components/valueselector'],
  ['filter long list of fields', 'components/valueselector#add-a-search-input-to-long-lists'],
  ['build fields from table columns', 'tips/managing-fields'],
  ['reset / clear all button', 'tips/external-controls', 'tips/arbitrary-updates'],
  ['store filters in localStorage', 'tips/external-controls#save-and-load', 'tips/saved-filters'],
  [
    'read the query outside of the component',
    'utils/hooks',
    'tips/external-controls',
    'utils/query-management',
    'components/querybuilder',
  ],
  [
    'remove ids before saving',
    'utils/export#json_without_ids',
    'tips/adding-removing-query-properties',
    'utils/misc#transformquery',
  ],
  [
    'recursively walk the tree',
    'utils/misc#transformquery',
    'tips/custom-export-formats',
    'utils/query-management#traversal',
  ],
  ['look up a rule by its id', 'tips/path', 'utils/misc', 'utils/query-management#look-up-a-node'],
  [
    'extra metadata on each rule',
    'tips/adding-removing-query-properties',
    'tips/arbitrary-updates',
  ],
  [
    'unit dropdown next to the value',
    'tips/units',
    'tips/arbitrary-updates',
    'components/valueeditor',
    'tips/custom-with-fallback',
    'components/rule',
  ],
  ['filter on array of objects', 'tips/subqueries', 'components/matchmodeeditor'],
  ['any all none', 'components/matchmodeeditor', 'tips/subqueries'],
  [
    'pass extra data to my custom components',
    'components/querybuilder#context',
    'components/querybuilder-controlelements',
  ],
  [
    'import only formatQuery without react',
    'intro#where-to-import-from',
    'utils/export',
    'utils/framework-adapters',
  ],
  [
    'operators depending on data type',
    'tips/managing-operators',
    'components/querybuilder#getoperators',
  ],
  ['blank or not blank without value', 'tips/managing-operators', 'utils/export#null'],
  ['describe the query in plain english', 'utils/export#natural_language'],
  [
    'bulk add rules with a button',
    'tips/arbitrary-updates',
    'utils/query-tools',
    'tips/external-controls',
  ],
  [
    'save one query per tab, two builders on a page',
    'components/querybuilder#qbid',
    'utils/hooks',
    'dnd#drag-between-two-builders',
    'tips/external-controls',
  ],
  // Formats, databases, servers
  ['prisma where object', 'utils/export#prisma', 'tips/orms'],
  ['drizzle orm', 'utils/export#drizzle', 'tips/orms'],
  ['elastic search dsl', 'utils/export#elasticsearch'],
  ['neo4j', 'utils/export#cypher', 'utils/import#parsecypher', 'tips/custom-export-formats'],
  ['write my own output format', 'tips/custom-export-formats'],
  ['odata $filter', 'tips/custom-export-formats'],
  ['graphql hasura', 'tips/custom-export-formats'],
  ['is it safe to send generated sql to backend', 'tips/server-queries', 'utils/export'],
  ['postgres $1 $2', 'tips/custom-bind-variables', 'utils/export#numberedparams'],
  ['mssql brackets around column names', 'utils/export#quotefieldnameswith', 'utils/export#preset'],
  [
    'table.column',
    'utils/export#fieldidentifierseparator',
    'utils/export#quotefieldnameswith',
    'tips/nested-fields#joined-tables-in-sql',
  ],
  [
    'case insensitive contains',
    'utils/export',
    'tips/managing-operators',
    'tips/custom-export-formats',
  ],
  [
    'percent sign in like value',
    'utils/export#wildcards',
    'utils/export#escaping-in-text-formats',
    'utils/export',
  ],
  ['single quotes in text are not escaped', 'utils/export'],
  ['convert a mongo filter into rules', 'utils/import#parsemongodb', 'utils/import'],
  [
    'load where clause text into the builder',
    'utils/import',
    'tips/external-controls#load-from-text',
  ],
  ['json logic', 'utils/export#jsonlogic', 'utils/import#parsejsonlogic'],
  [
    'sql placeholders',
    'tips/custom-bind-variables',
    'utils/export#parameterized',
    'tips/server-queries#placeholders-per-driver',
  ],
  ['roundtrip sql', 'utils/round-trips', 'utils/import#export-and-import-again', 'utils/import'],
  // Dates
  ['last 7 days', 'datetime', 'utils/datetime'],
  ['dayjs', 'utils/datetime', 'compat'],
  ['dates are off by one day', 'datetime', 'utils/datetime'],
  [
    'time only',
    'datetime',
    'components/valueeditor#input-type',
    'components/querybuilder#getinputtype',
    'tips/showcase#all-value-editors',
  ],
  // Libraries by nickname
  ['material ui', 'compat', 'tips/custom-editors-by-kit'],
  ['shadcn', 'tips/custom-editors-by-kit', 'compat'],
  [
    'tailwind css',
    'tips/custom-editors-by-kit',
    'compat',
    'styling/classnames',
    'styling/overview',
  ],
  ['ant design datepicker', 'tips/custom-editors-by-kit', 'compat'],
  ['chakra v3', 'compat', 'migrate#chakra-ui', 'tips/custom-editors-by-kit'],
  ['react native', 'compat#react-native'],
  ['dndkit', 'dnd'],
  ['svelte', 'utils/framework-adapters'],
  ['vanilla js', 'utils/framework-adapters', 'buildless', 'intro#plain-javascript'],
  ['custom element', 'buildless#as-a-custom-element'],
  ['content security policy', 'buildless#content-security-policy'],
  ['mobile app with expo', 'compat#react-native'],
  // Class names and CSS variables
  [
    'queryBuilder-branches',
    'styling/overview#branch-lines',
    'styling/classnames',
    'tips/showcase#branches',
  ],
  ['ruleGroup-body', 'styling/classnames', 'components/rulegroup'],
  ['.rule-remove', 'styling/classnames', 'components/actionelement'],
  ['--rqb-spacing', 'styling/overview#variables', 'styling/overview'],
  [
    'dndOver',
    'styling/classnames#while-dragging',
    'styling/classnames#dndOver',
    'dnd#styling',
    'dnd',
  ],
  ['queryBuilder-invalid', 'styling/classnames', 'utils/validation'],
  ['betweenRules', 'styling/classnames', 'components/inlinecombinator'],
  ['scss variables', 'styling/overview#scss'],
  ['night theme', 'styling/overview#dark-mode', 'compat#dark-mode'],
  ['rounded corners', 'styling/overview'],
  // Misspelled names
  [
    'formatQeury',
    'utils/export',
    '/api/react-querybuilder/index/functions/formatQuery',
    '/api/react-querybuilder/formatQuery/functions/formatQuery',
  ],
  ['onQeuryChange', 'components/querybuilder#onquerychange'],
  ['getDefualtOperator', 'components/querybuilder#getdefaultoperator'],
  [
    'controlElments',
    'components/querybuilder-controlelements',
    'components/querybuilder#controlelements',
  ],
  [
    'independantCombinators',
    'components/querybuilder#independentcombinators',
    'components/querybuilder#independent-combinators',
    'components/inlinecombinator',
  ],
  [
    'useValueEditer',
    'utils/hooks#usevalueeditor',
    'components/valueeditor#usevalueeditor',
    '/api/react-querybuilder/index/functions/useValueEditor',
  ],
  ['quoteFieldNameWith', 'utils/export#quotefieldnameswith'],
  ['autoselectfeild', 'components/querybuilder#autoselectfield'],
  ['parseSPEL', 'utils/import#parsespel', '/api/react-querybuilder/parseSpEL/functions/parseSpEL'],
  [
    'accessibleDescriptonGenerator',
    'components/querybuilder#accessibledescriptiongenerator',
    'accessibility',
    '/api/react-querybuilder/index/type-aliases/AccessibleDescriptionGenerator',
  ],
  [
    'placholder',
    'components/querybuilder#translations',
    'utils/export#placeholderfieldname',
    'utils/export#placeholdervaluename',
    'utils/validation',
    'components/querybuilder#fields',
    'components/valueeditor',
    'components/querybuilder#autoselectfield',
    'tips/managing-fields',
  ],
  // Old names and old habits
  ['json_without_id', 'utils/export#json_without_ids'],
  ['how to upgrade from 7 to 8', 'migrate#from-v7-to-v8', 'migrate'],
] as const satisfies readonly Row[];

/** Questions about the coming release. */
const next = [
  ['wcag', 'accessibility'],
  ['drop a rule onto another to make a group', 'dnd'],
  ['query items stored in another table', 'tips/subqueries#query-items-in-a-separate-table'],
  [
    'useQueryBuilderHistory',
    'utils/hooks#usequerybuilderhistory',
    'tips/undo-redo',
    '/api/react-querybuilder/index/functions/useQueryBuilderHistory',
  ],
  ['parameter value source', 'components/valueeditor', 'tips/parameter-manager'],
  ['batch changes in one step', 'utils/query-management#batching', 'utils/query-management'],
] as const satisfies readonly Row[];

/** Questions about v6. */
const v6 = [
  [
    'input loses focus',
    'tips/common-mistakes',
    'tips/custom-with-fallback',
    'components/querybuilder',
  ],
  ['dark mode', 'styling/overview'],
  ['drag and drop', 'compat'],
  ['custom date picker', 'tips/custom-with-fallback'],
  ['undo redo', 'not-in-this-version'],
  ['ruleGroup-header', 'styling/classnames', 'components/querybuilder', 'styling/overview'],
  ['max depth', 'tips/limit-groups'],
  ['numbers in quotes in sql', 'utils/export', 'tips/common-mistakes', 'components/querybuilder'],
  ['is there a prisma export', 'not-in-this-version'],
  ['elasticsearch', 'utils/export'],
  [
    'getValueSources',
    'components/querybuilder',
    'components/valueeditor',
    'utils/import#getvaluesources',
  ],
  ['mobile layout', 'styling/overview'],
  ['antd version', 'compat'],
  ['import sql string', 'utils/import'],
  ['move to v7', 'migrate'],
] as const satisfies readonly Row[];

/** Questions about v5. */
const v5 = [
  ['drag n drop provider', 'compat', 'tips/common-mistakes', 'api/querybuilder'],
  ['form validation', 'api/validation'],
  ['QueryBuilderWithoutDndProvider', 'compat', 'migrate'],
  ['mantine', 'compat'],
  ['operators per field', 'tips/managing-operators', 'api/querybuilder'],
  ['connecting lines between groups', 'tips/styling'],
  ['parseJsonLogic', 'api/import'],
  ['prepared statement params', 'api/export', 'tips/custom-bind-variables'],
  ['valueProcesor', 'api/export'],
  ['what changed in version 5', 'migrate', '/releases#v5'],
  ['add id of user to each rule', 'tips/adding-removing-query-properties'],
] as const satisfies readonly Row[];

/** Questions about v4. */
const v4 = [
  ['bootstrap', 'compat'],
  ['between operator', 'api/valueeditor', 'api/export', 'api/querybuilder'],
  ['lock buttons', 'api/querybuilder'],
  ['mongodb', 'api/export'],
  ['css class of the add rule button', 'api/classnames'],
  ['cdn script', 'umd'],
  ['natural language', 'not-in-this-version'],
  ['useState setQuery typescript', 'tips/common-mistakes', 'typescript', 'intro'],
  ['limit number of rules', 'tips/limit-groups'],
] as const satisfies readonly Row[];

/** Questions about v3. */
const v3 = [
  ['validator', 'intro'],
  ['formatQuery sql', 'intro'],
  ['controlElements', 'intro'],
] as const satisfies readonly Row[];

/**
 * Questions that the search is only measured with, never tuned on: symptoms, words that differ from
 * the pages', misspelled names, class names, nicknames, and questions about old releases.
 *
 * They were written from the topics of public issues before anyone looked at a result; change a row
 * only if its page is wrong.
 */
export const untunedQuestions: readonly Question[] = [
  ...latest.map(of(latestVersion, '/docs')),
  ...next.map(of('current', '/docs/next')),
  ...v6.map(of('6', '/docs/6')),
  ...v5.map(of('5', '/docs/5')),
  ...v4.map(of('4', '/docs/4')),
  ...v3.map(of('3', '/docs/3')),
];
