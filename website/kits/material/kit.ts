import { allControls } from '../controls.ts';
import { type Kit, muteIcons } from '../kit.ts';

export const material = {
  id: 'material',
  label: 'MUI',
  purpose: 'Controls made of MUI components (Material Design).',
  poster: { width: 386, height: 223 },
  component: 'QueryBuilderMaterial',
  controls: allControls,
  packages: ['@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  missingIcons: [...muteIcons, 'ungroupRuleGroup', 'undo', 'redo'],
} as const satisfies Kit;
