import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* The two inputs of a range are side by side. */
.rule-value:has(.rule-value-list-item) {
  flex-direction: row;
}

/* Buttons with an icon are quiet. */
.MuiButton-root.MuiButton-contained:has(> svg) {
  min-width: 0;
  padding: 5px;
  background: none;
  box-shadow: none;
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  &:disabled {
    opacity: 0.4;
  }
}`,
  iconCss: `/* The same size as the kit’s own icons. */
.MuiButton-root > svg:not(.MuiSvgIcon-root) {
  width: 24px;
  height: 24px;
}`,
  optionCss: {
    showShiftActions: `/* Two arrows are as high as a row. */
.shiftActions .MuiButton-root.MuiButton-contained:has(> svg) {
  padding: 0;
}`,
  },
};
