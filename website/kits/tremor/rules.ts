import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  optionCss: {
    justifiedLayout: `/* Without this rule, the buttons follow the controls at once. */
.queryBuilder-justified
  :nth-child(1 of .ruleGroup-addRule, .rule-cloneRule, .rule-lock, .rule-mute, .rule-remove) {
  margin-inline-start: auto;
}`,
  },
};
