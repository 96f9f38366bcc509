import { standardClassnames } from 'react-querybuilder';

/** An element of the builder that a reader can choose. */
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

const containers = [
  { key: 'queryBuilder' },
  { key: 'ruleGroup', element: 'ruleGroup' },
  { key: 'header' },
  { key: 'body' },
  { key: 'rule', element: 'rule' },
] as const satisfies readonly Part[];

const shiftActions = {
  key: 'shiftActions',
  element: 'shiftActions',
  text: '˄˅',
  since: 7,
  stops: 2,
} as const;
const dragHandle = { key: 'dragHandle', element: 'dragHandle', text: '⁞⁞', stops: 0 } as const;
const combinators = { key: 'combinators', element: 'combinatorSelector', text: 'AND ▾' } as const;
const notToggle = { key: 'notToggle', element: 'notToggle', text: '☐ Not' } as const;
const addRule = { key: 'addRule', element: 'addRuleAction', text: '+ Rule' } as const;
const addGroup = { key: 'addGroup', element: 'addGroupAction', text: '+ Group' } as const;
const cloneGroup = { key: 'cloneGroup', element: 'cloneGroupAction', text: 'clone' } as const;
const ungroup = { key: 'ungroup', element: 'ungroupAction', text: '⊟', since: 8 } as const;
const lockGroup = { key: 'lockGroup', element: 'lockGroupAction', text: 'lock' } as const;
const muteGroup = { key: 'muteGroup', element: 'muteGroupAction', text: 'mute', since: 8 } as const;
const removeGroup = { key: 'removeGroup', element: 'removeGroupAction', text: '⨯' } as const;
const undoRedoActions = {
  key: 'undoRedoActions',
  element: 'undoRedoActions',
  text: '↶ ↷',
  since: 8,
  stops: 2,
} as const;

/** The controls in the header of the outermost group, from left to right. */
export const outerHeader = [
  combinators,
  notToggle,
  addRule,
  addGroup,
  lockGroup,
  muteGroup,
  undoRedoActions,
] as const satisfies readonly Part[];

/** The controls in the header of an inner group. */
export const innerHeader = [
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
] as const satisfies readonly Part[];

/** The controls of a rule. */
export const ruleControls = [
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
] as const satisfies readonly Part[];

/** Each element once, in the order in which they appear. */
export const parts: readonly Part[] = [
  ...new Set<Part>([...containers, ...outerHeader, ...ruleControls, ...innerHeader]),
];

/** Whether a major release has a part. */
export const isIn =
  (release: number) =>
  ({ since = 0 }: Part): boolean =>
    since <= release;

/** The class of the element. */
export const classOf = ({ key }: Part): string => standardClassnames[key];
