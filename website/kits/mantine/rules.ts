import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* Without this rule, the lists are as wide as form fields. */
.rule-operators,
.rule-valueSource,
.ruleGroup-combinators {
  width: 9rem;
}

/* Buttons with an icon are quiet. */
.mantine-Button-root:has(svg) {
  padding-inline: 10px;
  background: none;
  color: inherit;
  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  &:disabled {
    opacity: 0.4;
  }
}`,
  optionCss: {
    showShiftActions: `/* Two arrows are as high as a row. */
.shiftActions .mantine-Button-root {
  height: 16px;
}`,
  },
};
