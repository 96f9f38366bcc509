/** A numbered control element of the diagram: its position and its default class. */
export interface Part {
  readonly element: string;
  /** Class of the element it renders; see `standardClassnames`. */
  readonly className: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const header = 42;
const firstRule = 112;
const groupHeader = 194;

/** In reading order; the index gives the number. */
export const parts = [
  {
    element: 'combinatorSelector',
    className: 'ruleGroup-combinators',
    text: 'AND ▾',
    x: 36,
    y: header,
    width: 74,
  },
  {
    element: 'notToggle',
    className: 'ruleGroup-notToggle',
    text: '☐ Not',
    x: 122,
    y: header,
    width: 70,
  },
  {
    element: 'addRuleAction',
    className: 'ruleGroup-addRule',
    text: '+ Rule',
    x: 204,
    y: header,
    width: 74,
  },
  {
    element: 'addGroupAction',
    className: 'ruleGroup-addGroup',
    text: '+ Group',
    x: 290,
    y: header,
    width: 82,
  },
  {
    element: 'undoRedoActions',
    className: 'undoRedoActions',
    text: '↶ ↷',
    x: 384,
    y: header,
    width: 60,
  },
  {
    element: 'shiftActions',
    className: 'shiftActions',
    text: '˄˅',
    x: 60,
    y: firstRule,
    width: 40,
  },
  {
    element: 'dragHandle',
    className: 'queryBuilder-dragHandle',
    text: '⁞⁞',
    x: 110,
    y: firstRule,
    width: 34,
  },
  {
    element: 'fieldSelector',
    className: 'rule-fields',
    text: 'Total ▾',
    x: 154,
    y: firstRule,
    width: 84,
  },
  {
    element: 'operatorSelector',
    className: 'rule-operators',
    text: '>= ▾',
    x: 248,
    y: firstRule,
    width: 64,
  },
  {
    element: 'valueSourceSelector',
    className: 'rule-valueSource',
    text: 'value ▾',
    x: 322,
    y: firstRule,
    width: 84,
  },
  { element: 'valueEditor', className: 'rule-value', text: '250', x: 416, y: firstRule, width: 84 },
  {
    element: 'cloneRuleAction',
    className: 'rule-cloneRule',
    text: 'clone',
    x: 510,
    y: firstRule,
    width: 38,
  },
  {
    element: 'lockRuleAction',
    className: 'rule-lock',
    text: 'lock',
    x: 558,
    y: firstRule,
    width: 38,
  },
  {
    element: 'muteRuleAction',
    className: 'rule-mute',
    text: 'mute',
    x: 606,
    y: firstRule,
    width: 38,
  },
  {
    element: 'removeRuleAction',
    className: 'rule-remove',
    text: '⨯',
    x: 654,
    y: firstRule,
    width: 38,
  },
  {
    element: 'cloneGroupAction',
    className: 'ruleGroup-cloneGroup',
    text: 'clone',
    x: 84,
    y: groupHeader,
    width: 38,
  },
  {
    element: 'ungroupAction',
    className: 'ruleGroup-ungroup',
    text: '⊟',
    x: 140,
    y: groupHeader,
    width: 38,
  },
  {
    element: 'lockGroupAction',
    className: 'ruleGroup-lock',
    text: 'lock',
    x: 196,
    y: groupHeader,
    width: 38,
  },
  {
    element: 'muteGroupAction',
    className: 'ruleGroup-mute',
    text: 'mute',
    x: 252,
    y: groupHeader,
    width: 38,
  },
  {
    element: 'removeGroupAction',
    className: 'ruleGroup-remove',
    text: '⨯',
    x: 308,
    y: groupHeader,
    width: 38,
  },
] as const satisfies readonly Part[];
