import type { IconName } from '../../../kits/icons.ts';

export interface DemoOption {
  readonly id: string;
  readonly label: string;
  readonly group: 'controls' | 'changes' | 'layout' | 'query';
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

export const optionGroups = [
  { id: 'controls', label: 'Controls' },
  { id: 'changes', label: 'Editing behavior' },
  { id: 'layout', label: 'Layout' },
  { id: 'query', label: 'Query' },
] as const satisfies readonly { readonly id: DemoOption['group']; readonly label: string }[];

const table = [
  { id: 'showNotToggle', label: '“Not” toggle', group: 'controls' },
  {
    id: 'showCombinatorsBetweenRules',
    label: 'Combinators between rules',
    group: 'controls',
  },
  {
    id: 'showCloneButtons',
    label: 'Clone buttons',
    group: 'controls',
    icons: ['cloneRule', 'cloneRuleGroup'],
  },
  {
    id: 'showLockButtons',
    label: 'Lock buttons',
    group: 'controls',
    icons: ['lockRule', 'lockGroup', 'lockRuleDisabled', 'lockGroupDisabled'],
  },
  {
    id: 'showMuteButtons',
    label: 'Mute buttons',
    group: 'controls',
    icons: ['muteRule', 'muteGroup', 'unmuteRule', 'unmuteGroup'],
  },
  {
    id: 'showShiftActions',
    label: 'Shift actions',
    group: 'controls',
    icons: ['shiftActionUp', 'shiftActionDown'],
  },
  {
    id: 'showUngroupButtons',
    label: 'Ungroup buttons',
    group: 'controls',
    icons: ['ungroupRuleGroup'],
  },
  {
    id: 'showUndoRedo',
    label: 'Undo and redo',
    group: 'controls',
    doc: 'tips/undo-redo',
    icons: ['undo', 'redo'],
  },
  {
    id: 'enableDragAndDrop',
    label: 'Drag and drop',
    group: 'controls',
    doc: 'dnd',
    icons: ['dragHandle'],
  },
  { id: 'autoSelectField', label: 'Auto-select field', group: 'changes', byDefault: true },
  {
    id: 'autoSelectOperator',
    label: 'Auto-select operator',
    group: 'changes',
    byDefault: true,
  },
  { id: 'autoSelectValue', label: 'Auto-select value', group: 'changes', byDefault: true },
  {
    id: 'resetOnFieldChange',
    label: 'Reset on field change',
    group: 'changes',
    byDefault: true,
  },
  { id: 'resetOnOperatorChange', label: 'Reset on operator change', group: 'changes' },
  { id: 'addRuleToNewGroups', label: 'Add rule to new groups', group: 'changes' },
  {
    id: 'showBranches',
    label: 'Branch lines',
    group: 'layout',
    doc: 'styling/overview#branch-lines',
    className: 'queryBuilder-branches',
  },
  {
    id: 'justifiedLayout',
    label: 'Justified',
    group: 'layout',
    doc: 'styling/overview#justified-layout',
    className: 'queryBuilder-justified',
  },
  {
    id: 'responsiveLayout',
    label: 'Responsive',
    group: 'layout',
    doc: 'styling/overview#responsive-layout',
    className: 'queryBuilder-responsive',
  },
  {
    id: 'rightToLeft',
    label: 'Right to left',
    group: 'layout',
    doc: 'styling/overview#right-to-left',
    isOnItsOwn: true,
  },
  {
    id: 'suppressStandardClassnames',
    label: 'Suppress standard classes',
    group: 'layout',
    isOnItsOwn: true,
  },
  {
    id: 'independentCombinators',
    label: 'Independent combinators',
    group: 'query',
    doc: propDoc('independentCombinators'),
    isOnItsOwn: true,
  },
  { id: 'listsAsArrays', label: 'Lists as arrays', group: 'query' },
  {
    id: 'parseNumbers',
    label: 'Parse numbers',
    group: 'query',
    doc: propDoc('parseNumbers'),
  },
  {
    id: 'useDateTimePackage',
    label: 'Date and time package',
    group: 'query',
    doc: 'datetime',
  },
  {
    id: 'validateQuery',
    label: 'Validation',
    group: 'query',
    doc: 'utils/validation',
  },
  { id: 'disabled', label: 'Disabled', group: 'query', isOnItsOwn: true },
  { id: 'debugMode', label: 'Debug mode', group: 'query' },
] as const satisfies readonly Row[];

export type OptionId = (typeof table)[number]['id'];
export type OptionState = Readonly<Record<OptionId, boolean>>;

/** The switches in the order in which they are shown within their group. */
export const options: readonly (DemoOption & { readonly id: OptionId })[] = table.map(
  (row: Row & { readonly id: OptionId }) => ({
    byDefault: false,
    doc: propDoc(row.id),
    ...row,
    isProp: row.doc === undefined,
  }),
);

const stateOf = (isOn: (option: (typeof options)[number]) => boolean) =>
  Object.fromEntries(options.map((option) => [option.id, isOn(option)])) as OptionState;

export const defaultOptions = stateOf(({ byDefault }) => byDefault);

/** Turns on all options, except those on their own, which keep their state. */
export const selectAll = (state: OptionState): OptionState =>
  stateOf(({ id, isOnItsOwn }) => !isOnItsOwn || state[id]);

/** The classes of the library's stylesheet that the chosen options set. */
export const layoutClasses = (state: OptionState): readonly string[] =>
  options.flatMap(({ id, className }) => (className && state[id] ? [className] : []));
