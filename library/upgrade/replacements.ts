/**
 * What to use instead of names that the API history says are gone. Backticks enclose code. A name
 * without a row was internal, or there is nothing in its place.
 */
export const replacements: Readonly<Record<string, string>> = {
  findRule: 'Use `findPath`, which looks up a path instead of an id.',
  CommonProps: 'Use the props type of the control, such as `ActionProps`.',
  'RuleGroupType.parentId': 'Remove it. Paths say where a group is.',
  AnyCase: 'Write the values yourself.',
  defaultFields: 'Write the list yourself.',
  DNDType: 'Drag and drop is in `@react-querybuilder/dnd`.',
  DraggedItem: 'Drag and drop is in `@react-querybuilder/dnd`.',
  QueryBuilderWithoutDndProvider:
    'Use `QueryBuilderDndWithoutProvider` from `@react-querybuilder/dnd`.',
  SelectorEditorProps: 'Use `SelectorOrEditorProps`, which exists from v6.',
  ValueProcessorInternal: 'Use `ValueProcessor`.',
  c: 'Use `clsx` from the package of that name.',
  version: 'Read the version from `react-querybuilder/package.json`.',
  ParseNumbersMethod: 'Use `ParseNumberMethod`.',
  UseValueEditorParams: 'Use the first parameter of `useValueEditor`.',
  'react-querybuilder/dev': 'It was for work on the library, and nothing replaces it.',
  'react-querybuilder/genericTests': 'It was for work on the library, and nothing replaces it.',
  useQueryBuilderDispatch: 'Use `dispatchQuery` of `schema`.',
  useQueryBuilderStore: 'Use `getQuery` of `schema`, or `useQueryBuilderSelector`.',
  UseMergedContextProps: 'Use `UseMergedContextParams`.',
  ValueSourceOptions: 'Use `ValueSourceFullOptions`.',
};
