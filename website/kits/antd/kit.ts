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
  css: `/* Buttons with an icon are quiet. */
.ant-btn.ant-btn-color-primary.ant-btn-variant-solid:has(svg) {
  --ant-btn-bg-color: transparent;
  --ant-btn-bg-color-hover: color-mix(in srgb, currentColor 8%, transparent);
  --ant-btn-bg-color-active: color-mix(in srgb, currentColor 16%, transparent);
  --ant-btn-bg-color-disabled: transparent;
  --ant-btn-border-color-disabled: transparent;
  --ant-btn-text-color: currentColor;
  --ant-btn-shadow: none;
  padding-inline: 8px;
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
  missingIcons: muteIcons,
} as const satisfies Kit;
