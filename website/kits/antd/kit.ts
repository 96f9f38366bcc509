import { allControls } from '../controls.ts';
import { type Kit, muteIcons } from '../kit.ts';

export const antd = {
  id: 'antd',
  label: 'Ant Design',
  purpose: 'Controls made of Ant Design components.',
  poster: { width: 386, height: 219 },
  component: 'QueryBuilderAntD',
  controls: allControls,
  packages: ['antd', '@ant-design/icons', 'dayjs'],
  missingIcons: muteIcons,
} as const satisfies Kit;
