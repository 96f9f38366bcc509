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

interface Row<Id extends string> extends Omit<DemoOption, 'id' | 'isProp' | 'byDefault' | 'doc'> {
  readonly id: Id;
}

/** A boolean prop of `QueryBuilder`. It is off by default unless the row says otherwise. */
const prop = <const Id extends string>(row: Row<Id> & { readonly byDefault?: true }) => ({
  byDefault: false,
  doc: propDoc(row.id),
  ...row,
  isProp: true,
});

/** Anything else: a class, code around the builder, or a prop that isn't a boolean. It is off by default. */
const feature = <const Id extends string>(row: Row<Id> & { readonly doc: string }) => ({
  byDefault: false,
  ...row,
  isProp: false,
});

export const optionGroups = [
  { id: 'controls', label: 'Controls' },
  { id: 'changes', label: 'Editing behavior' },
  { id: 'layout', label: 'Layout' },
  { id: 'query', label: 'Query' },
] as const satisfies readonly { readonly id: DemoOption['group']; readonly label: string }[];

const table = [
  prop({ id: 'showNotToggle', label: '“Not” toggle', group: 'controls' }),
  prop({
    id: 'showCombinatorsBetweenRules',
    label: 'Combinators between rules',
    group: 'controls',
  }),
  prop({
    id: 'showCloneButtons',
    label: 'Clone buttons',
    group: 'controls',
    icons: ['cloneRule', 'cloneRuleGroup'],
  }),
  prop({
    id: 'showLockButtons',
    label: 'Lock buttons',
    group: 'controls',
    icons: ['lockRule', 'lockGroup', 'lockRuleDisabled', 'lockGroupDisabled'],
  }),
  prop({
    id: 'showMuteButtons',
    label: 'Mute buttons',
    group: 'controls',
    icons: ['muteRule', 'muteGroup', 'unmuteRule', 'unmuteGroup'],
  }),
  prop({
    id: 'showShiftActions',
    label: 'Shift actions',
    group: 'controls',
    icons: ['shiftActionUp', 'shiftActionDown'],
  }),
  prop({
    id: 'showUngroupButtons',
    label: 'Ungroup buttons',
    group: 'controls',
    icons: ['ungroupRuleGroup'],
  }),
  feature({
    id: 'showUndoRedo',
    label: 'Undo and redo',
    group: 'controls',
    doc: 'tips/undo-redo',
    icons: ['undo', 'redo'],
  }),
  feature({
    id: 'enableDragAndDrop',
    label: 'Drag and drop',
    group: 'controls',
    doc: 'dnd',
    icons: ['dragHandle'],
  }),
  prop({ id: 'autoSelectField', label: 'Auto-select field', group: 'changes', byDefault: true }),
  prop({
    id: 'autoSelectOperator',
    label: 'Auto-select operator',
    group: 'changes',
    byDefault: true,
  }),
  prop({ id: 'autoSelectValue', label: 'Auto-select value', group: 'changes', byDefault: true }),
  prop({
    id: 'resetOnFieldChange',
    label: 'Reset on field change',
    group: 'changes',
    byDefault: true,
  }),
  prop({ id: 'resetOnOperatorChange', label: 'Reset on operator change', group: 'changes' }),
  prop({ id: 'addRuleToNewGroups', label: 'Add rule to new groups', group: 'changes' }),
  feature({
    id: 'showBranches',
    label: 'Branch lines',
    group: 'layout',
    doc: 'styling/overview#branch-lines',
    className: 'queryBuilder-branches',
  }),
  feature({
    id: 'justifiedLayout',
    label: 'Justified',
    group: 'layout',
    doc: 'styling/overview#justified-layout',
    className: 'queryBuilder-justified',
  }),
  feature({
    id: 'responsiveLayout',
    label: 'Responsive',
    group: 'layout',
    doc: 'styling/overview#responsive-layout',
    className: 'queryBuilder-responsive',
  }),
  feature({
    id: 'rightToLeft',
    label: 'Right to left',
    group: 'layout',
    doc: 'styling/overview#right-to-left',
    isOnItsOwn: true,
  }),
  prop({
    id: 'suppressStandardClassnames',
    label: 'Suppress standard classes',
    group: 'layout',
    isOnItsOwn: true,
  }),
  feature({
    id: 'independentCombinators',
    label: 'Independent combinators',
    group: 'query',
    doc: propDoc('independentCombinators'),
    isOnItsOwn: true,
  }),
  prop({ id: 'listsAsArrays', label: 'Lists as arrays', group: 'query' }),
  feature({
    id: 'parseNumbers',
    label: 'Parse numbers',
    group: 'query',
    doc: propDoc('parseNumbers'),
  }),
  feature({
    id: 'useDateTimePackage',
    label: 'Date and time package',
    group: 'query',
    doc: 'datetime',
  }),
  feature({
    id: 'validateQuery',
    label: 'Validation',
    group: 'query',
    doc: 'utils/validation',
  }),
  prop({ id: 'disabled', label: 'Disabled', group: 'query', isOnItsOwn: true }),
  prop({ id: 'debugMode', label: 'Debug mode', group: 'query' }),
] as const satisfies readonly DemoOption[];

export type OptionId = (typeof table)[number]['id'];
export type OptionState = Readonly<Record<OptionId, boolean>>;

/** The switches in the order in which they are shown within their group. */
export const options: readonly (DemoOption & { readonly id: OptionId })[] = table;

const stateOf = (isOn: (option: (typeof options)[number]) => boolean) =>
  Object.fromEntries(options.map((option) => [option.id, isOn(option)])) as OptionState;

export const defaultOptions = stateOf(({ byDefault }) => byDefault);

/** Turns on all options, except those on their own, which keep their state. */
export const selectAll = (state: OptionState): OptionState =>
  stateOf(({ id, isOnItsOwn }) => !isOnItsOwn || state[id]);

/** The classes of the library's stylesheet that the chosen options set. */
export const layoutClasses = (state: OptionState): readonly string[] =>
  options.flatMap(({ id, className }) => (className && state[id] ? [className] : []));
