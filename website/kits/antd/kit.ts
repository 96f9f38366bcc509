import { allControls } from '../controls.ts';
import { type Kit, muteIcons } from '../kit.ts';

export const antd = {
  id: 'antd',
  label: 'Ant Design',
  purpose: 'Controls made of Ant Design components.',
  renderLimit: 100,
  poster: { width: 386, height: 219 },
  component: 'QueryBuilderAntD',
  controls: allControls,
  packages: ['antd', '@ant-design/icons', 'dayjs'],
  optionCss: {
    showShiftActions: `/* Without this rule, the white arrows disappear. */
.shiftActions .ant-btn {
  height: 16px;
  color: inherit;
  box-shadow: none;
}

.shiftActions .ant-btn:disabled {
  opacity: 0.4;
}`,
  },
  missingIcons: muteIcons,
} as const satisfies Kit;
