/** A switch of the demo: a boolean prop of QueryBuilder. */
export interface DemoOption {
  readonly prop: string;
  readonly label: string;
  readonly byDefault: boolean;
}

/** The switches in the order in which they are shown; `byDefault` is the library's own default. */
export const options = [
  { prop: 'showCombinatorsBetweenRules', label: 'Combinators between rules', byDefault: false },
  { prop: 'showNotToggle', label: 'Not toggle', byDefault: false },
  { prop: 'showCloneButtons', label: 'Clone buttons', byDefault: false },
  { prop: 'showLockButtons', label: 'Lock buttons', byDefault: false },
  { prop: 'showMuteButtons', label: 'Mute buttons', byDefault: false },
  { prop: 'showShiftActions', label: 'Shift actions', byDefault: false },
  { prop: 'showUngroupButtons', label: 'Ungroup buttons', byDefault: false },
  { prop: 'addRuleToNewGroups', label: 'Add rule to new groups', byDefault: false },
  { prop: 'resetOnOperatorChange', label: 'Reset on operator change', byDefault: false },
  { prop: 'disabled', label: 'Disabled', byDefault: false },
] as const satisfies readonly DemoOption[];

export type OptionProp = (typeof options)[number]['prop'];
export type OptionState = Readonly<Record<OptionProp, boolean>>;

export const defaultOptions = Object.fromEntries(
  options.map(({ prop, byDefault }) => [prop, byDefault]),
) as OptionState;
