import { allControls } from '../controls.ts';
import { type Kit, muteIcons } from '../kit.ts';

export const material = {
  id: 'material',
  label: 'MUI',
  purpose: 'Controls made of MUI components (Material Design).',
  renderLimit: 100,
  poster: { width: 386, height: 219 },
  component: 'QueryBuilderMaterial',
  controls: allControls,
  packages: ['@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
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
  missingIcons: [...muteIcons, 'ungroupRuleGroup', 'undo', 'redo'],
} as const satisfies Kit;
