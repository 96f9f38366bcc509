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
}`,
  iconCss: `/* The same size as the kit’s own icons. */
.MuiButton-root > svg:not(.MuiSvgIcon-root) {
  width: 24px;
  height: 24px;
}`,
  optionCss: {
    showShiftActions: `/* Without this rule, the white arrows disappear. */
.shiftActions .MuiButton-root {
  min-width: 24px;
  color: inherit;
  box-shadow: none;
}

.shiftActions .MuiButton-root.Mui-disabled {
  background: none;
  opacity: 0.4;
}`,
  },
  missingIcons: [...muteIcons, 'ungroupRuleGroup', 'undo', 'redo'],
} as const satisfies Kit;
