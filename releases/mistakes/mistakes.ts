/** The components of add-ons for UI kits. */
export const kitComponent =
  /^QueryBuilder(?:AntD|Bootstrap|Bulma|Chakra|Fluent|Mantine|Material|Tremor)$/;

/** Text that starts where TypeScript's mark does, and what to replace it with. */
export type Fix = readonly [RegExp, string | ((text: string) => string)];

export interface Mistake {
  readonly id: string;
  /** The first and the last major that reject it; all documented ones by default. */
  readonly from?: number;
  readonly to?: number;
  /** The piece of code that TypeScript marks; any by default. */
  readonly at?: RegExp;
  /** Props that don't exist, if the mistake is to use one of them. */
  readonly props?: readonly string[];
  readonly message: RegExp;
  /** Whether it's so general that a name of a later release says more about the cause. */
  readonly isGeneral?: boolean;
  /** What to write instead; `$1` is the first group of `message`, `$&` the marked code. */
  readonly advice: string;
  /** A change that may fix it. Check the code again with the change. */
  readonly fix?: Fix;
  /** For an import of a name: the module that has the name. */
  readonly module?: (name: string) => string;
  /** Below the base path of the newest docs. */
  readonly page: string;
  /** In the docs of releases before 7, if it isn't the same. */
  readonly pageBefore7?: string;
}

const unknownProp = /Property '(\w+)' does not exist on type 'IntrinsicAttributes/;
const noExport = /has no exported member (?:named )?'(\w+)'/;
const builder = 'components/querybuilder';

/** A prop that people expect, and the one that the builder has instead. */
const prop = (
  names: string,
  instead: string,
  advice: string,
  majors: Pick<Mistake, 'from' | 'to'> = {},
): Mistake => ({
  id: `prop-${names.split('|')[0]}`,
  ...majors,
  at: new RegExp(`^(?:${names})$`),
  props: names.split('|'),
  message: unknownProp,
  advice,
  page: `${builder}#${instead.toLowerCase()}`,
});

/** A prop that has another name here, and the same value. */
const renamed = (...args: Parameters<typeof prop>): Mistake => ({
  ...prop(...args),
  fix: [/^\w+/, args[1]],
});

/** More specific mistakes come first. */
export const mistakes: readonly Mistake[] = [
  renamed(
    'onChange',
    'onQueryChange',
    'Use onQueryChange, which receives the whole query after each change.',
  ),
  renamed('value', 'query', 'Use query, and set it in onQueryChange.'),
  renamed(
    'initialQuery|initialValue|defaultValue',
    'defaultQuery',
    'Use defaultQuery for the first query of a builder that keeps its own.',
    { from: 4 },
  ),
  prop(
    'rules|tree|filters',
    'query',
    'Put the rules into query, as in { combinator: "and", rules: [] }.',
  ),
  prop(
    'columns|schema|attributes|config',
    'fields',
    'Use fields, which lists what people can filter by.',
  ),
  prop(
    'className|style',
    'controlClassnames',
    'Use controlClassnames, as in { queryBuilder: "my-builder" }, and style the class.',
  ),
  renamed('classNames|classnames', 'controlClassnames', 'Use controlClassnames.'),
  renamed(
    'controls|components',
    'controlElements',
    'Use controlElements to replace components of the builder.',
  ),
  renamed(
    'labels|i18n|locale|messages',
    'translations',
    'Use translations to change labels and titles.',
  ),
  renamed('readOnly|readonly|isDisabled', 'disabled', 'Use disabled.', { from: 4 }),
  renamed(
    'validate|onValidate|validation',
    'validator',
    'Use validator, which receives the query and returns whether it is valid.',
  ),
  {
    id: 'prop-maxDepth-before-8',
    from: 4,
    to: 7,
    at: /^(?:maxDepth|maxLevel|maxNesting)$/,
    props: ['maxDepth', 'maxLevel', 'maxNesting'],
    message: unknownProp,
    advice: 'Return false in onAddGroup when the path is too long.',
    page: 'tips/limit-groups',
  },
  renamed('maxDepth|maxLevel|maxNesting', 'maxLevels', 'Use maxLevels.', { from: 8 }),
  renamed('dragAndDrop|draggable|dnd', 'enableDragAndDrop', 'Use enableDragAndDrop.', {
    from: 4,
    to: 4,
  }),
  {
    id: 'prop-drag-and-drop',
    from: 5,
    at: /^(?:dragAndDrop|draggable|dnd)$/,
    props: ['dragAndDrop', 'draggable', 'dnd'],
    message: unknownProp,
    advice: 'Put the builder into QueryBuilderDnD of @react-querybuilder/dnd.',
    page: 'dnd',
    pageBefore7: `${builder}#enabledraganddrop`,
  },
  {
    id: 'fields-missing',
    to: 3,
    message: /^Property 'fields' is missing in type .* required in type 'QueryBuilderProps'/,
    advice: 'Add fields={[{ name: "status", label: "Status" }]}.',
    page: `${builder}#fields`,
  },
  {
    id: 'on-query-change-missing',
    to: 3,
    message: /^Property 'onQueryChange' is missing in type .* required in type 'QueryBuilderProps'/,
    advice: 'Add onQueryChange={(query) => { … }}.',
    page: `${builder}#onquerychange`,
  },
  {
    id: 'field-value-without-name',
    message:
      /Property 'name' is missing in type '\{[^}]*\bvalue\b[^}]*\}' but required in type '(?:Field|Pick<BaseFull)/,
    advice: 'Add name, which rules refer to. A value alone doesn’t identify a field in this type.',
    page: 'tips/managing-fields',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'field-without-label',
    message: /Property 'label' is missing in type .* but required in type '(?:Field|Pick<BaseFull)/,
    advice: 'Add label, which people see in the field dropdown.',
    page: 'tips/managing-fields',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'field-as-string',
    to: 7,
    message:
      /^Type 'string' is not assignable to type '(?:(?:Flexible)?OptionGroup<)?(?:Field['<>]|ToFlexibleOption<FullField)/,
    advice: 'Write each field as an object, such as { name: "status", label: "Status" }.',
    page: `${builder}#fields`,
  },
  {
    id: 'fields-by-name',
    to: 3,
    message: /does not exist in type 'Field\[\]'/,
    advice: 'Pass an array of fields instead of an object.',
    page: `${builder}#fields`,
  },
  {
    id: 'option-as-string',
    to: 7,
    message:
      /Type 'string' is not assignable to type '(?:NameLabelPair|Option<|(?:Flexible)?OptionGroup['<])/,
    advice: 'Write each option as an object, such as { name: "new", label: "New" }.',
    page: 'tips/option-lists',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'value-as-string',
    from: 8,
    message: /^Type 'string' is not assignable to type 'FlexibleOptionGroup</,
    advice: 'Write each option as an object, such as { name: "new", label: "New" }.',
    page: 'tips/option-lists',
  },
  {
    id: 'options-by-name',
    message: /does not exist in type '(?:NameLabelPair\[\]|(?:Flexible)?OptionList<)/,
    advice:
      'Pass an array of options, such as [{ name: "new", label: "New" }], instead of an object.',
    page: 'tips/option-lists',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'option-group-without-options',
    from: 4,
    message: /Property 'options' is missing in type .* '(?:Flexible)?OptionGroup</,
    advice: 'Add options to the group. An option that isn’t a group needs a name.',
    page: 'tips/option-lists',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'option-group-with-other-list',
    from: 4,
    message: /'(\w+)' does not exist in type '(?:Flexible)?OptionGroup</,
    advice: 'Rename $1 to options: a group has label and options.',
    fix: [/^\w+/, 'options'],
    page: 'tips/option-lists',
    pageBefore7: `${builder}#fields`,
  },
  {
    id: 'value-editor-type',
    message: /'"(\w+)"' is not assignable to type 'ValueEditorType/,
    advice:
      'Use "text", "select", or another type of value editor. For numbers and dates, keep "text" and set inputType.',
    fix: [/^valueEditorType(?=: ['"](?:date|number|time)['"])/, 'inputType'],
    page: `${builder}#getvalueeditortype`,
  },
  {
    id: 'value-sources',
    from: 4,
    at: /^valueSources$/,
    message: /is not assignable to type 'ValueSources/,
    advice: 'Use ["value"], ["field"], or both.',
    page: `${builder}#getvaluesources`,
  },
  {
    id: 'rule-part-missing',
    message:
      /Property '(field|operator|value)' is missing in type .* required in type '(?:RuleType|\{ field: )/,
    advice: 'Add $1: a rule has field, operator, and value.',
    page: 'typescript',
  },
  {
    id: 'rule-part-name',
    at: /^(?:name|key|op|comparator|column)$/,
    message: /does not exist in type '(?:RuleGroupType \| RuleType|RuleType<.*RuleGroupType)/,
    advice: 'A rule has field, operator, and value.',
    page: 'typescript',
  },
  {
    id: 'group-id-missing',
    to: 3,
    message: /Property 'id' is missing in type .* required in type 'RuleGroupType/,
    advice: 'Add id. From version 4 on, the builder adds ids itself.',
    page: 'typescript',
  },
  {
    id: 'group-part-missing',
    message:
      /Property '(rules|combinator)' is missing in type '\{[^}]*\}' but required in type '(?:RuleGroupType|\{ combinator)/,
    advice: 'Add $1: a group has a combinator and rules, as in { combinator: "and", rules: [] }.',
    page: 'typescript',
  },
  {
    id: 'group-combinator-name',
    at: /^(?:condition|conjunction|logic|op|operator)$/,
    message: /does not exist in type 'RuleGroupType['<]/,
    advice: 'Rename it to combinator.',
    fix: [/^\w+/, 'combinator'],
    page: 'typescript',
  },
  {
    id: 'group-rules-name',
    at: /^(?:children|conditions|filters|items)$/,
    message: /does not exist in type 'RuleGroupType['<]/,
    advice: 'Rename it to rules.',
    fix: [/^\w+/, 'rules'],
    page: 'typescript',
  },
  {
    id: 'independent-combinator-of-group',
    from: 4,
    at: /^combinator$/,
    message:
      /'combinator' does not exist in type 'RuleGroupTypeIC|^Type 'string' is not assignable to type 'undefined'/,
    advice:
      'Independent combinators are between the rules, as in rules: [rule, "and", rule], so remove combinator.',
    fix: [/^combinator: (['"])\w+\1,\s*/, ''],
    page: `${builder}#independentcombinators`,
  },
  {
    id: 'independent-combinators-missing',
    from: 4,
    at: /^rules$/,
    message: /is not assignable to type '(?:RuleGroupICArray|.*RuleGroupTypeIC<)/,
    advice: 'Put exactly one combinator between two rules, as in [rule, "and", rule].',
    page: `${builder}#independentcombinators`,
  },
  {
    id: 'combinator-among-rules',
    from: 4,
    message: /^Type 'string' is not assignable to type 'RuleType</,
    advice:
      'Combinators between rules need the type RuleGroupTypeIC and a group without combinator.',
    page: `${builder}#independentcombinators`,
  },
  {
    id: 'independent-combinators-with-other-query',
    from: 4,
    to: 6,
    at: /^independentCombinators$/,
    message: /^Type 'true' is not assignable to type 'false'/,
    advice:
      'The query has a combinator. Convert the query with convertToIC, or remove independentCombinators.',
    page: `${builder}#independentcombinators`,
  },
  {
    id: 'format-name',
    isGeneral: true,
    at: /^['"]/,
    message:
      /is not assignable to parameter of type '(?:ExportFormat|(?:Omit<)?FormatQueryOptions)/,
    advice: 'Use the name of a format, in lowercase, such as "sql", "mongodb", or "jsonlogic".',
    fix: [/^(['"])\w+\1/, (name) => name.toLowerCase()],
    page: 'utils/export',
  },
  {
    id: 'parser-entry-point',
    from: 7,
    at: /^parse(?:CEL|JSONata|JsonLogic|MongoDB|SpEL|SQL)$/,
    message: noExport,
    advice: 'Import it from its own entry point: "react-querybuilder/$1".',
    module: (name) => `react-querybuilder/${name}`,
    page: 'utils/import',
  },
  {
    id: 'parser-main-entry-point',
    from: 4,
    to: 5,
    message: /Cannot find module 'react-querybuilder\/(parse\w+)'/,
    advice: 'Import $1 from "react-querybuilder".',
    fix: [/^(['"])[\w/-]+\1/, '$1react-querybuilder$1'],
    page: 'utils/import',
  },
  {
    id: 'drag-and-drop-package',
    from: 5,
    at: /^QueryBuilderDnD$/,
    message: noExport,
    advice: 'Import it from "@react-querybuilder/dnd".',
    module: () => '@react-querybuilder/dnd',
    page: 'dnd',
    pageBefore7: `${builder}#enabledraganddrop`,
  },
  {
    id: 'kit-package',
    from: 5,
    at: kitComponent,
    message: noExport,
    advice: '$1 is in the kit’s add-on, such as "@react-querybuilder/antd".',
    module: (name) => `@react-querybuilder/${name.slice('QueryBuilder'.length).toLowerCase()}`,
    page: 'compat',
  },
  {
    id: 'default-import',
    to: 3,
    at: /^QueryBuilder$/,
    message: noExport,
    advice: 'Import it without braces: import QueryBuilder from "react-querybuilder".',
    fix: [/^QueryBuilder/, 'default as QueryBuilder'],
    page: 'intro',
  },
  {
    id: 'other-component-name',
    at: /^(?:ReactQueryBuilder|Builder)$/,
    message: noExport,
    advice: 'The component’s name is QueryBuilder.',
    fix: [/^\w+/, 'QueryBuilder as $&'],
    page: builder,
  },
  {
    id: 'state-without-type',
    at: /^onQueryChange$/,
    message: /^Type 'Dispatch<SetStateAction<\{.*never\[\]/,
    advice:
      'Give the state a type: useState<RuleGroupType>(…). From the empty array, TypeScript infers never[], so nothing can be added.',
    page: 'typescript',
  },
  {
    id: 'state-setter',
    from: 4,
    to: 6,
    at: /^onQueryChange$/,
    message: /^Type 'Dispatch<SetStateAction<RuleGroupType/,
    advice:
      'Write onQueryChange={(next) => setQuery(next)}, because this release’s type doesn’t accept a state setter.',
    fix: [/^onQueryChange=\{(\w+)\}/, 'onQueryChange={(next) => $1(next)}'],
    page: 'intro',
  },
  {
    id: 'translation-as-string',
    message:
      /^Type 'string' (?:has no properties in common with type '(?:Base)?Translation|is not assignable to type '\{ label: string; title: string; \}')/,
    advice: 'Write an object, as in { label: "Add", title: "Add a rule" }.',
    fix: [/^(\w+): ('[^'\n]*'|"[^"\n]*")/, '$1: { label: $2 }'],
    page: `${builder}#translations`,
  },
  {
    id: 'control-as-element',
    message: /^Type 'Element' is not assignable to type 'ComponentType</,
    advice: 'Pass the component itself, as in valueEditor: MyEditor, instead of an element.',
    fix: [/^(\w+): <(\w+) \/>/, '$1: $2'],
    page: `${builder}#controlelements`,
  },
  {
    id: 'validator-result',
    at: /^validator$/,
    message: /is not assignable to type 'boolean \| ValidationMap'/,
    advice: 'Return true or false, or an object with a result for each id.',
    page: `${builder}#validator`,
  },
  {
    id: 'handler-without-result',
    at: /^onAdd(?:Rule|Group)$/,
    message: /^Type '\(.*\) => void' is not assignable to type/,
    advice: 'Return what to add, such as the first argument, or false to add nothing.',
    page: `${builder}#onaddrule`,
  },
  {
    id: 'boolean-as-string',
    message: /^Type 'string' is not assignable to type 'boolean/,
    advice: 'Write only $&, or $&={false}. A string such as "false" would be true.',
    fix: [/^(\w+)=(["'])(true|false)\2/, '$1={$3}'],
    page: builder,
  },
  {
    id: 'query-as-string',
    at: /^(?:query|defaultQuery)$/,
    message: /^Type 'string' is not assignable to type 'RuleGroupType/,
    advice:
      'Pass an object. To turn a string into a query, use JSON.parse, or a parser such as parseSQL.',
    page: 'utils/import',
  },
  {
    id: 'id-generator-result',
    from: 6,
    at: /^idGenerator$/,
    message: /Type 'number' is not assignable to type 'string'/,
    advice: 'Return a string, as in () => String(next).',
    page: `${builder}#idgenerator`,
  },
];
