/** The control elements that add-ons change. Those made of them, such as `addRuleAction`, follow. */
export const controlNames = [
  'actionElement',
  'valueSelector',
  'valueEditor',
  'notToggle',
  'shiftActions',
  'dragHandle',
] as const;

/** How an add-on changes a control: with a component of its own, or with classes on the library's. */
type ControlChange = 'component' | 'classes';

export type ControlChanges = Readonly<
  Partial<Record<(typeof controlNames)[number], ControlChange>>
>;

/** Components for everything except the drag handle. */
export const allButHandle: ControlChanges = {
  actionElement: 'component',
  valueSelector: 'component',
  valueEditor: 'component',
  notToggle: 'component',
  shiftActions: 'component',
};

export const allControls: ControlChanges = { ...allButHandle, dragHandle: 'component' };
