import { standardClassnames } from 'react-querybuilder';

export interface Part {
  /** Its key in `controlClassnames`; the key in `controlElements` goes with it. */
  readonly key: keyof typeof standardClassnames;
  /** Its key in `controlElements`; elements that only contain others have none. */
  readonly element?: string;
  /** What it looks like; elements that contain others show their class instead. */
  readonly text?: string;
  /** The first major release that has it, if an older one is documented. */
  readonly since?: number;
  /** How many stops of the Tab key it has; one by default. */
  readonly stops?: number;
}

const containers: readonly Part[] = [
  { key: 'queryBuilder' },
  { key: 'ruleGroup', element: 'ruleGroup' },
  { key: 'header' },
  { key: 'body' },
  { key: 'rule', element: 'rule' },
];

const shiftActions: Part = {
  key: 'shiftActions',
  element: 'shiftActions',
  text: '˄˅',
  since: 7,
  stops: 2,
};
const dragHandle: Part = { key: 'dragHandle', element: 'dragHandle', text: '⁞⁞', stops: 0 };
const combinators: Part = { key: 'combinators', element: 'combinatorSelector', text: 'AND ▾' };
const notToggle: Part = { key: 'notToggle', element: 'notToggle', text: '☐ Not' };
const addRule: Part = { key: 'addRule', element: 'addRuleAction', text: '+ Rule' };
const addGroup: Part = { key: 'addGroup', element: 'addGroupAction', text: '+ Group' };
const cloneGroup: Part = { key: 'cloneGroup', element: 'cloneGroupAction', text: 'clone' };
const ungroup: Part = { key: 'ungroup', element: 'ungroupAction', text: '⊟', since: 8 };
const lockGroup: Part = { key: 'lockGroup', element: 'lockGroupAction', text: 'lock' };
const muteGroup: Part = { key: 'muteGroup', element: 'muteGroupAction', text: 'mute', since: 8 };
const removeGroup: Part = { key: 'removeGroup', element: 'removeGroupAction', text: '⨯' };
const undoRedoActions: Part = {
  key: 'undoRedoActions',
  element: 'undoRedoActions',
  text: '↶ ↷',
  since: 8,
  stops: 2,
};

/** The controls in the header of the outermost group, from left to right. */
export const outerHeader: readonly Part[] = [
  combinators,
  notToggle,
  addRule,
  addGroup,
  lockGroup,
  muteGroup,
  undoRedoActions,
];

export const innerHeader: readonly Part[] = [
  shiftActions,
  dragHandle,
  combinators,
  notToggle,
  addRule,
  addGroup,
  cloneGroup,
  ungroup,
  lockGroup,
  muteGroup,
  removeGroup,
];

export const ruleControls: readonly Part[] = [
  shiftActions,
  dragHandle,
  { key: 'fields', element: 'fieldSelector', text: 'Total ▾' },
  { key: 'operators', element: 'operatorSelector', text: '>= ▾' },
  { key: 'valueSource', element: 'valueSourceSelector', text: 'value ▾' },
  { key: 'value', element: 'valueEditor', text: '250' },
  { key: 'cloneRule', element: 'cloneRuleAction', text: 'clone' },
  { key: 'lockRule', element: 'lockRuleAction', text: 'lock' },
  { key: 'muteRule', element: 'muteRuleAction', text: 'mute', since: 8 },
  { key: 'removeRule', element: 'removeRuleAction', text: '⨯' },
];

/** Each element once, in the order in which they appear. */
export const parts: readonly Part[] = [
  ...new Set([...containers, ...outerHeader, ...ruleControls, ...innerHeader]),
];

export const isIn =
  (release: number) =>
  ({ since = 0 }: Part): boolean =>
    since <= release;

export const classOf = ({ key }: Part): string => standardClassnames[key];
