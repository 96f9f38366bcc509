/** A name that the coverage check ignores. */
export interface Exclusion {
  /** Title of the group that it applies to; every group if absent. */
  readonly group?: string;
  readonly name: string | RegExp;
  readonly reason: string;
}

/** Names of the releases that no page has to define. */
export const undocumented: readonly Exclusion[] = [
  {
    group: 'props of control elements',
    name: /^(?:key|ref)$/,
    reason: 'React handles them, so they aren’t props of the library.',
  },
  {
    group: 'QueryBuilderDnD props',
    name: 'children',
    reason: 'Every React provider has it.',
  },
  {
    name: /^is(?:CEL|SpEL|SQL|JSONata|MongoDB|JsonLogic|RQBJsonLogic)[A-Z]/,
    reason: 'Guards for the syntax trees of the parsers.',
  },
  {
    name: /^(?:cel(?:Normalize|Generate)|generate(?:Flat|Mixed)AndOrList|eval(?:CEL|SQL)Literal|getCELIdentifier)/,
    reason: 'Internal steps of the parsers that their modules happen to export.',
  },
  {
    name: /^(?:extractSubqueryComponents|transformAliasInExpression|processCompiledExpression|normalizeOperator|getValidValue|getFieldFromPath|getFieldName|mongoDbFieldRef)$/,
    reason: 'Internal steps of the parsers that their modules happen to export.',
  },
  {
    name: 'sliceName',
    reason: 'Name of the slice that keeps option lists in the library’s store.',
  },
];

/** Definitions on pages that aren't names in the release. */
export const foreign: readonly Exclusion[] = [
  {
    name: '@react-querybuilder/',
    reason: 'A string to search for in a project’s imports.',
  },
  {
    name: /^(?:getAllByTestId|getByRole|getByTitle|container\.querySelector)\b/,
    reason: 'Queries of Testing Library.',
  },
  {
    name: /^(?:\$\('#builder'\)\.queryBuilder\(options\)|filters|allow_groups)$/,
    reason: 'Names of jQuery QueryBuilder.',
  },
  {
    name: /^\/(?:jsdate|date-fns|dayjs|luxon|ui)$/,
    reason: 'Entry points of the date and time add-on.',
  },
  {
    name: /^(?:offset|unit|modeController|anchors|units|toggleLabels|dateTimeAPI|toDate|isValid|toISOString(?:DateOnly)?|QueryBuilderDateTime(?:Context)?|(?:Relative)?DateTimeValueEditor|RelativeDateTimeModeToggle|useRelativeDateTimeConfig)$/,
    reason: 'Names of the date and time add-on, which is in this repository.',
  },
  {
    name: /^(?:queries\/setQueryState|warnings\/rqbWarn)$/,
    reason: 'Actions of the built-in store, as Redux DevTools shows them.',
  },
  {
    name: 'tailwind.css',
    reason: 'A file of the sample.',
  },
  {
    name: /^(?:fieldSettings|config|settings|Utils)\./,
    reason: 'Names of react-awesome-query-builder.',
  },
];

/** Whether an exclusion is about a name. A definition on a page has no group. */
export const excludes = (exclusion: Exclusion, name: string, group?: string): boolean =>
  (exclusion.group ?? group) === group &&
  (typeof exclusion.name === 'string' ? exclusion.name === name : exclusion.name.test(name));
