import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* Buttons with an icon are quiet. */
.ant-btn.ant-btn-color-primary.ant-btn-variant-solid:has(svg) {
  --ant-btn-bg-color: transparent;
  --ant-btn-bg-color-hover: color-mix(in srgb, currentColor 8%, transparent);
  --ant-btn-bg-color-active: color-mix(in srgb, currentColor 16%, transparent);
  --ant-btn-bg-color-disabled: transparent;
  --ant-btn-text-color: currentColor;
  --ant-btn-shadow: none;
  padding-inline: 8px;
  &:disabled {
    border-color: transparent;
  }
}`,
  optionCss: {
    showShiftActions: `/* Two arrows are as high as a row. */
.shiftActions .ant-btn {
  height: 16px;
}

.shiftActions .ant-btn:disabled {
  opacity: 0.4;
}`,
  },
};
