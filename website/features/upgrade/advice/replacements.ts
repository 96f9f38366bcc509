import { rules } from '../../../../packages/upgrade/src/rules.ts';

/** The upgrade command also finds names that only moved, which still exist. */
const found = rules.flatMap(({ match, instead }) =>
  match.kind === 'export' &&
  !match.addon &&
  (match.module === undefined || match.rename !== undefined)
    ? [[match.name, instead] as const]
    : [],
);

/** What to use instead of names that are gone. Names without a row were internal or have no replacement. */
export const replacements: Readonly<Record<string, string>> = {
  ...Object.fromEntries(found),
  CommonProps: 'Use the props type of the control, such as `ActionProps`.',
  'RuleGroupType.parentId': 'Remove it. Paths say where a group is.',
  AnyCase: 'Write the values yourself.',
  defaultFields: 'Write the list yourself.',
  DNDType: 'Drag and drop is in `@react-querybuilder/dnd`.',
  DraggedItem: 'Drag and drop is in `@react-querybuilder/dnd`.',
  SelectorEditorProps: 'Use `SelectorOrEditorProps`, which exists from v6.',
  ValueProcessorInternal: 'Use `ValueProcessor`.',
  UseValueEditorParams: 'Use the first parameter of `useValueEditor`.',
  'react-querybuilder/dev': 'It was for work on the library, and nothing replaces it.',
  'react-querybuilder/genericTests': 'It was for work on the library, and nothing replaces it.',
  useQueryBuilderDispatch: 'Use `dispatchQuery` of `schema`.',
  useQueryBuilderStore: 'Use `getQuery` of `schema`, or `useQueryBuilderSelector`.',
  ValueSourceOptions: 'Use `ValueSourceFullOptions`.',
};
