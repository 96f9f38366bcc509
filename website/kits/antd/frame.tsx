import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import type { KitProps } from '../kit-frame.ts';

/** Ant Design's own borders, icons, and switches are hard to see on the builder's background. */
const themes = {
  light: {
    algorithm: theme.defaultAlgorithm,
    token: {
      colorBorder: '#595959',
      colorPrimary: '#0958d9',
      colorTextTertiary: 'rgb(0 0 0 / 75%)',
      colorTextQuaternary: 'rgb(0 0 0 / 65%)',
    },
  },
  dark: {
    algorithm: theme.darkAlgorithm,
    token: { colorBorder: '#8c8c8c', colorTextQuaternary: 'rgb(255 255 255 / 65%)' },
    components: { Switch: { colorTextQuaternary: 'rgb(255 255 255 / 25%)' } },
  },
};

export const Provider = ({ colorMode, direction, icons, children }: KitProps) => (
  <ConfigProvider direction={direction} theme={themes[colorMode]}>
    <QueryBuilderAntD translations={icons}>{children as never}</QueryBuilderAntD>
  </ConfigProvider>
);
