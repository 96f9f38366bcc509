/** A CSS variable of the library's stylesheet, and a value that shows what it does. */
export interface VariableChange {
  readonly name: `--rqb-${string}`;
  readonly value: string;
}

export const variableChanges = {
  variables: [
    { name: '--rqb-spacing', value: '1.25rem' },
    { name: '--rqb-border-width', value: '4px' },
    { name: '--rqb-border-color', value: '#b3261e' },
    { name: '--rqb-border-style', value: 'dotted' },
    { name: '--rqb-border-radius', value: '1.25rem' },
    { name: '--rqb-background-color', value: 'rgb(0 150 80 / 25%)' },
  ],
  branches: [
    { name: '--rqb-branch-indent', value: '1.5rem' },
    { name: '--rqb-branch-width', value: '4px' },
    { name: '--rqb-branch-color', value: '#b3261e' },
    { name: '--rqb-branch-style', value: 'dotted' },
    { name: '--rqb-branch-radius', value: '1rem' },
  ],
  drag: [
    { name: '--rqb-dnd-drop-indicator-color', value: '#d9480f' },
    { name: '--rqb-dnd-drop-indicator-style', value: 'solid' },
    { name: '--rqb-dnd-drop-indicator-width', value: '6px' },
    { name: '--rqb-dnd-drop-indicator-copy-color', value: '#d9480f' },
    { name: '--rqb-dnd-drop-indicator-copy-style', value: 'solid' },
    { name: '--rqb-dnd-drop-indicator-copy-width', value: '6px' },
    { name: '--rqb-dnd-drop-indicator-group-color', value: '#d9480f' },
    { name: '--rqb-dnd-drop-indicator-group-style', value: 'solid' },
    { name: '--rqb-dnd-drop-indicator-group-width', value: '6px' },
  ],
} as const satisfies Readonly<Record<string, readonly VariableChange[]>>;

/** Classes of the outermost element that change the layout. */
export const layoutClasses = [
  'queryBuilder-branches',
  'queryBuilder-justified',
  'queryBuilder-responsive',
] as const;

/** What a picture is about: a layout class, or a group of variables. */
export type Subject = keyof typeof variableChanges | (typeof layoutClasses)[number];

export const subjects: readonly Subject[] = [
  ...(Object.keys(variableChanges) as (keyof typeof variableChanges)[]),
  ...layoutClasses,
];

export const variablesOf = (subject: Subject): readonly VariableChange[] =>
  subject in variableChanges ? variableChanges[subject as keyof typeof variableChanges] : [];
