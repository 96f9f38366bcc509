import type { IconName } from '../../../kits/icons.ts';

interface DemoOption {
  readonly id: string;
  readonly label: string;
  /** Whether it's a boolean prop of `QueryBuilder` of the same name. */
  readonly isProp: boolean;
  readonly byDefault: boolean;
  readonly doc: string;
  /** Ignored by "select all", because it would hide or change the effect of other options. */
  readonly isOnItsOwn?: true;
  readonly className?: string;
  /** Names in `translations` of the icons that it puts on screen. */
  readonly icons?: readonly IconName[];
}

/** Where the docs explain a prop, below the base path of a version. */
export const propDoc = (id: string) => `components/querybuilder#${id.toLowerCase()}`;

/** Off by default, and a boolean prop of `QueryBuilder` if it has no docs of its own. */
interface Row extends Omit<DemoOption, 'isProp' | 'byDefault' | 'doc'> {
  readonly byDefault?: true;
  readonly doc?: string;
}

const table = [
  {
    label: 'Controls',
    options: [
      { id: 'showNotToggle', label: '“Not” toggle' },
      { id: 'showCombinatorsBetweenRules', label: 'Combinators between rules' },
      {
        id: 'showCloneButtons',
        label: 'Clone buttons',
        icons: ['cloneRule', 'cloneRuleGroup'],
      },
      {
        id: 'showLockButtons',
        label: 'Lock buttons',
        icons: ['lockRule', 'lockGroup', 'lockRuleDisabled', 'lockGroupDisabled'],
      },
      {
        id: 'showMuteButtons',
        label: 'Mute buttons',
        icons: ['muteRule', 'muteGroup', 'unmuteRule', 'unmuteGroup'],
      },
      {
        id: 'showShiftActions',
        label: 'Shift actions',
        icons: ['shiftActionUp', 'shiftActionDown'],
      },
      {
        id: 'showUngroupButtons',
        label: 'Ungroup buttons',
        icons: ['ungroupRuleGroup'],
      },
      {
        id: 'showUndoRedo',
        label: 'Undo and redo',
        doc: 'tips/undo-redo',
        icons: ['undo', 'redo'],
      },
      {
        id: 'enableDragAndDrop',
        label: 'Drag and drop',
        doc: 'dnd',
        icons: ['dragHandle'],
      },
    ],
  },
  {
    label: 'Editing behavior',
    options: [
      { id: 'autoSelectField', label: 'Auto-select field', byDefault: true },
      { id: 'autoSelectOperator', label: 'Auto-select operator', byDefault: true },
      { id: 'autoSelectValue', label: 'Auto-select value', byDefault: true },
      { id: 'resetOnFieldChange', label: 'Reset on field change', byDefault: true },
      { id: 'resetOnOperatorChange', label: 'Reset on operator change' },
      { id: 'addRuleToNewGroups', label: 'Add rule to new groups' },
    ],
  },
  {
    label: 'Layout',
    options: [
      {
        id: 'showBranches',
        label: 'Branch lines',
        doc: 'styling/overview#branch-lines',
        className: 'queryBuilder-branches',
      },
      {
        id: 'justifiedLayout',
        label: 'Justified',
        doc: 'styling/overview#justified-layout',
        className: 'queryBuilder-justified',
      },
      {
        id: 'responsiveLayout',
        label: 'Responsive',
        doc: 'styling/overview#responsive-layout',
        className: 'queryBuilder-responsive',
      },
      {
        id: 'rightToLeft',
        label: 'Right to left',
        doc: 'styling/overview#right-to-left',
        isOnItsOwn: true,
      },
      {
        id: 'suppressStandardClassnames',
        label: 'Suppress standard classes',
        isOnItsOwn: true,
      },
    ],
  },
  {
    label: 'Query',
    options: [
      {
        id: 'independentCombinators',
        label: 'Independent combinators',
        doc: propDoc('independentCombinators'),
        isOnItsOwn: true,
      },
      { id: 'listsAsArrays', label: 'Lists as arrays' },
      {
        id: 'parseNumbers',
        label: 'Parse numbers',
        doc: propDoc('parseNumbers'),
      },
      {
        id: 'useDateTimePackage',
        label: 'Date and time package',
        doc: 'datetime',
      },
      {
        id: 'validateQuery',
        label: 'Validation',
        doc: 'utils/validation',
      },
      { id: 'disabled', label: 'Disabled', isOnItsOwn: true },
      { id: 'debugMode', label: 'Debug mode' },
    ],
  },
] as const satisfies readonly { readonly label: string; readonly options: readonly Row[] }[];

export type OptionId = (typeof table)[number]['options'][number]['id'];
export type OptionState = Readonly<Record<OptionId, boolean>>;

type Option = DemoOption & { readonly id: OptionId };

const optionOf = (row: Row & { readonly id: OptionId }): Option => ({
  byDefault: false,
  doc: propDoc(row.id),
  ...row,
  isProp: row.doc === undefined,
});

/** The switches in their groups, in the order in which they are shown. */
export const optionGroups = table.map(({ label, options }) => ({
  label,
  options: options.map(optionOf),
}));

export const options: readonly Option[] = optionGroups.flatMap(({ options }) => options);

const stateOf = (isOn: (option: Option) => boolean) =>
  Object.fromEntries(options.map((option) => [option.id, isOn(option)])) as OptionState;

export const defaultOptions = stateOf(({ byDefault }) => byDefault);

/** Turns on all options, except those on their own, which keep their state. */
export const selectAll = (state: OptionState): OptionState =>
  stateOf(({ id, isOnItsOwn }) => !isOnItsOwn || state[id]);

/** The classes of the library's stylesheet that the chosen options set. */
export const layoutClasses = (state: OptionState): readonly string[] =>
  options.flatMap(({ id, className }) => (className && state[id] ? [className] : []));
