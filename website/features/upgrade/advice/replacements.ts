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
  CommonProps: 'Use the control’s props type, such as `ActionProps`.',
  'RuleGroupType.parentId': 'Remove it. A group’s path identifies its parent.',
  AnyCase: 'Write the values yourself.',
  defaultFields: 'Write the list yourself.',
  DNDType: 'Drag and drop is in `@react-querybuilder/dnd`.',
  DraggedItem: 'Drag and drop is in `@react-querybuilder/dnd`.',
  SelectorEditorProps: 'Use `SelectorOrEditorProps`, which v6 added.',
  ValueProcessorInternal: 'Use `ValueProcessor`.',
  UseValueEditorParams: 'Use the first parameter of `useValueEditor`.',
  'react-querybuilder/dev': 'It was for the library’s own development, and nothing replaces it.',
  'react-querybuilder/genericTests':
    'It was for the library’s own development, and nothing replaces it.',
  useQueryBuilderDispatch: 'Use `schema.dispatchQuery`.',
  useQueryBuilderStore: 'Use `schema.getQuery` or `useQueryBuilderSelector`.',
  ValueSourceOptions: 'Use `ValueSourceFullOptions`.',
};
