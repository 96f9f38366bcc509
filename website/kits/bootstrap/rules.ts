import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* Without this rule, each control fills a whole row. */
.rule :is(.form-control, .form-select),
.ruleGroup-header .form-select,
.betweenRules .form-select {
  display: inline-block;
  width: auto;
}

/* Buttons with an icon are quiet. */
.btn:has(> .bi) {
  border-color: transparent;
  background: none;
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
}

/* This icon is smaller than the others. */
.bi-x::before {
  scale: 1.5;
}

/* The label keeps a distance from its switch. */
.ruleGroup-notToggle > .form-check-input {
  margin-inline-end: 0.375rem;
}`,
};
