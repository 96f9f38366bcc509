/**
 * How an option reaches the builder.
 *
 * - `prop`: a boolean prop of `QueryBuilder` of the same name
 * - `class`: a class on the builder's outermost element
 * - `feature`: code around the builder, or a prop that is no boolean
 */
type OptionKind = 'prop' | 'class' | 'feature';

/** A switch of the demo. */
export interface DemoOption {
  /** Names it in the address, and is the prop's name when there is one. */
  readonly id: string;
  readonly label: string;
  readonly group: 'controls' | 'changes' | 'layout' | 'query';
  readonly kind: OptionKind;
  /** The library's own default. */
  readonly byDefault: boolean;
  /** Its page in the docs, below the version's base path. */
  readonly doc: string;
  /** Left alone by "select all": it would hide or change what the others show. */
  readonly isOnItsOwn?: true;
}

const prop = (id: string) => `components/querybuilder#${id.toLowerCase()}`;

/** The groups of switches in the order in which they are shown. */
export const optionGroups = [
  { id: 'controls', label: 'Controls' },
  { id: 'changes', label: 'What an edit changes' },
  { id: 'layout', label: 'Layout' },
  { id: 'query', label: 'Query' },
] as const satisfies readonly { readonly id: DemoOption['group']; readonly label: string }[];

/** The switches in the order in which they are shown within their group. */
export const options = [
  {
    id: 'showNotToggle',
    label: '“Not” toggle',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showNotToggle'),
  },
  {
    id: 'showCombinatorsBetweenRules',
    label: 'Combinators between rules',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showCombinatorsBetweenRules'),
  },
  {
    id: 'showCloneButtons',
    label: 'Clone buttons',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showCloneButtons'),
  },
  {
    id: 'showLockButtons',
    label: 'Lock buttons',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showLockButtons'),
  },
  {
    id: 'showMuteButtons',
    label: 'Mute buttons',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showMuteButtons'),
  },
  {
    id: 'showShiftActions',
    label: 'Shift actions',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showShiftActions'),
  },
  {
    id: 'showUngroupButtons',
    label: 'Ungroup buttons',
    group: 'controls',
    kind: 'prop',
    byDefault: false,
    doc: prop('showUngroupButtons'),
  },
  {
    id: 'showUndoRedo',
    label: 'Undo and redo',
    group: 'controls',
    kind: 'feature',
    byDefault: false,
    doc: 'tips/undo-redo',
  },
  {
    id: 'enableDragAndDrop',
    label: 'Drag and drop',
    group: 'controls',
    kind: 'feature',
    byDefault: false,
    doc: 'dnd',
  },
  {
    id: 'autoSelectField',
    label: 'Auto-select field',
    group: 'changes',
    kind: 'prop',
    byDefault: true,
    doc: prop('autoSelectField'),
  },
  {
    id: 'autoSelectOperator',
    label: 'Auto-select operator',
    group: 'changes',
    kind: 'prop',
    byDefault: true,
    doc: prop('autoSelectOperator'),
  },
  {
    id: 'autoSelectValue',
    label: 'Auto-select value',
    group: 'changes',
    kind: 'prop',
    byDefault: true,
    doc: prop('autoSelectValue'),
  },
  {
    id: 'resetOnFieldChange',
    label: 'Reset on field change',
    group: 'changes',
    kind: 'prop',
    byDefault: true,
    doc: prop('resetOnFieldChange'),
  },
  {
    id: 'resetOnOperatorChange',
    label: 'Reset on operator change',
    group: 'changes',
    kind: 'prop',
    byDefault: false,
    doc: prop('resetOnOperatorChange'),
  },
  {
    id: 'addRuleToNewGroups',
    label: 'Add rule to new groups',
    group: 'changes',
    kind: 'prop',
    byDefault: false,
    doc: prop('addRuleToNewGroups'),
  },
  {
    id: 'showBranches',
    label: 'Branch lines',
    group: 'layout',
    kind: 'class',
    byDefault: false,
    doc: 'styling/overview#branch-lines',
  },
  {
    id: 'justifiedLayout',
    label: 'Justified',
    group: 'layout',
    kind: 'class',
    byDefault: false,
    doc: 'styling/overview#justified',
  },
  {
    id: 'responsiveLayout',
    label: 'Responsive',
    group: 'layout',
    kind: 'class',
    byDefault: false,
    doc: 'styling/overview#responsive',
  },
  {
    id: 'rightToLeft',
    label: 'Right to left',
    group: 'layout',
    kind: 'feature',
    byDefault: false,
    doc: 'styling/overview#right-to-left',
    isOnItsOwn: true,
  },
  {
    id: 'suppressStandardClassnames',
    label: 'Suppress standard classes',
    group: 'layout',
    kind: 'prop',
    byDefault: false,
    doc: prop('suppressStandardClassnames'),
    isOnItsOwn: true,
  },
  {
    id: 'independentCombinators',
    label: 'Independent combinators',
    group: 'query',
    kind: 'feature',
    byDefault: false,
    doc: prop('independentCombinators'),
    isOnItsOwn: true,
  },
  {
    id: 'listsAsArrays',
    label: 'Lists as arrays',
    group: 'query',
    kind: 'prop',
    byDefault: false,
    doc: prop('listsAsArrays'),
  },
  {
    id: 'parseNumbers',
    label: 'Parse numbers',
    group: 'query',
    kind: 'feature',
    byDefault: false,
    doc: prop('parseNumbers'),
  },
  {
    id: 'useDateTimePackage',
    label: 'Date and time package',
    group: 'query',
    kind: 'feature',
    byDefault: false,
    doc: 'datetime',
  },
  {
    id: 'validateQuery',
    label: 'Validation',
    group: 'query',
    kind: 'feature',
    byDefault: false,
    doc: 'utils/validation',
  },
  {
    id: 'disabled',
    label: 'Disabled',
    group: 'query',
    kind: 'prop',
    byDefault: false,
    doc: prop('disabled'),
    isOnItsOwn: true,
  },
  {
    id: 'debugMode',
    label: 'Debug mode',
    group: 'query',
    kind: 'prop',
    byDefault: false,
    doc: prop('debugMode'),
  },
] as const satisfies readonly DemoOption[];

export type OptionId = (typeof options)[number]['id'];
export type OptionState = Readonly<Record<OptionId, boolean>>;

const stateOf = (isOn: (option: DemoOption) => boolean) =>
  Object.fromEntries(options.map((option) => [option.id, isOn(option)])) as OptionState;

export const defaultOptions = stateOf(({ byDefault }) => byDefault);

/** What "select all" makes of a state: all on, but those on their own as they were. */
export const selectAll = (state: OptionState): OptionState => ({
  ...stateOf(() => true),
  ...Object.fromEntries(
    options.filter((option) => 'isOnItsOwn' in option).map(({ id }) => [id, state[id]]),
  ),
});
